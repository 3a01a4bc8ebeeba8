import { describe, expect, it } from 'vitest';

import { setUp, rechazo } from './testing/service.ts';

const una = { component: 'uno:src/a.js', rule: 'javascript:S1', message: 'Mal' };

async function leer(issue: object) {
  const { escaneo } = await setUp({
    'issues/search': { body: { paging: { total: 1 }, issues: [issue] } },
  });
  return (await escaneo.issues('uno')).elementos[0];
}

describe('an issue', () => {
  it('has the fields of the specification', async () => {
    const issue = {
      ...una,
      severity: 'MAJOR',
      issueStatus: 'CONFIRMED',
      status: 'OPEN',
      type: 'CODE_SMELL',
      tags: ['unused'],
      line: 3,
      effort: '5min',
      textRange: { startLine: 3, endLine: 9, startOffset: 1, endOffset: 2 },
    };
    expect(await leer(issue)).toEqual({
      descripcion: 'Mal',
      regla: 'javascript:S1',
      severidad: 'MAJOR',
      estado: 'CONFIRMED',
      tipo: 'CODE_SMELL',
      categoria: ['unused'],
      archivo: 'src/a.js',
      linea: 3,
      tiempo_estimado: '5min',
      linea_afectada: { startLine: 3, endLine: 9 },
    });
  });

  it('has no line when it concerns a whole file, and has the status of an older service', async () => {
    expect(await leer({ ...una, severity: 'INFO', status: 'REOPENED' })).toMatchObject({
      estado: 'REOPENED',
      categoria: [],
      linea: null,
      tiempo_estimado: null,
      linea_afectada: null,
    });
  });

  it('has no file when it concerns the project itself', async () => {
    expect(await leer({ ...una, component: 'uno' })).toMatchObject({ archivo: '' });
  });

  it.each([
    ['BLOCKER', 'BLOCKER'],
    ['HIGH', 'CRITICAL'],
    ['MEDIUM', 'MAJOR'],
    ['LOW', 'MINOR'],
    ['INFO', 'INFO'],
    ['UNHEARD_OF', ''],
  ])('has the severity of its impact when it lacks its own: %s is %s', async (impacto, severidad) => {
    const impacts = [
      { softwareQuality: 'RELIABILITY', severity: 'LOW' },
      { softwareQuality: 'MAINTAINABILITY', severity: impacto },
    ];
    expect(await leer({ ...una, impacts })).toMatchObject({ severidad });
    expect(await leer({ ...una, impacts, severity: 'MINOR' })).toMatchObject({ severidad: 'MINOR' });
  });

  it('has the severity of another quality, or none', async () => {
    const impacts = [{ softwareQuality: 'SECURITY', severity: 'HIGH' }];
    expect(await leer({ ...una, impacts })).toMatchObject({ severidad: 'CRITICAL' });
    expect(await leer(una)).toMatchObject({ severidad: '' });
  });
});

describe('an empty list of issues', () => {
  const ninguna = { body: { paging: { total: 0 }, issues: [] } };

  it('is an answer for an existing project, and a refusal for any other', async () => {
    const buena = await setUp({ 'issues/search': ninguna });
    expect(await buena.escaneo.issues('uno')).toEqual({ elementos: [], total: 0 });
    const otra = await setUp({
      'issues/search': ninguna,
      'components/show': rechazo(404, "Component key 'uno' not found"),
    });
    await expect(otra.escaneo.issues('uno')).rejects.toMatchObject({ codigo: 'sin-proyecto-en-servicio' });
  });
});

describe('more issues than one call can read', () => {
  it('are returned as far as they were read, with the total', async () => {
    const { escaneo } = await setUp(
      {
        'issues/search': ({ url }) =>
          url.includes('p=1&')
            ? { body: { paging: { total: 1200 }, issues: Array.from({ length: 500 }, () => una) } }
            : undefined,
      },
      { limits: { callMs: 700 } },
    );
    const { elementos, total } = await escaneo.issues('uno');
    expect({ cuantas: elementos.length, total }).toEqual({ cuantas: 500, total: 1200 });
  });
});
