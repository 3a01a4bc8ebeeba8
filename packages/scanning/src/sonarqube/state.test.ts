import { describe, expect, it } from 'vitest';

import { setUp } from './testing/service.ts';

const analizada = { name: 'main', isMain: true, analysisDate: '2026-11-21T10:28:15+0100' };
const fecha = '2026-11-21T09:28:15.000Z';

async function estado(tareas: object, rama: object = analizada) {
  const { escaneo } = await setUp({
    'project_branches/list': { body: { branches: [{ name: 'otra', isMain: false }, rama] } },
    'ce/component': { body: tareas },
  });
  const { iniciable, ...resto } = await escaneo.state('uno');
  expect(iniciable).toBe(false);
  return resto;
}
const hecha = { status: 'SUCCESS' };
const mal = { status: 'FAILED', errorMessage: 'Sin memoria' };
const nueva = { name: 'main', isMain: true };

describe('the state of an analysis', () => {
  it.each<[string, object, object, object]>([
    ['never analysed', { queue: [] }, nueva, { estado: 'sin-analisis', fecha: null }],
    [
      'waiting for the first time',
      { queue: [{ status: 'PENDING' }] },
      nueva,
      { estado: 'en-curso', fecha: null },
    ],
    ['analysed', { queue: [], current: hecha }, analizada, { estado: 'listo' }],
    [
      'analysed so long ago that the service has dropped the task',
      { queue: [] },
      analizada,
      { estado: 'listo' },
    ],
    [
      'again on its way',
      { queue: [{ status: 'IN_PROGRESS' }], current: hecha },
      analizada,
      { estado: 'en-curso' },
    ],
    ['failed', { queue: [], current: mal }, analizada, { estado: 'fallido', motivo: 'Sin memoria' }],
    [
      'failed at once',
      { queue: [], current: mal },
      nueva,
      { estado: 'fallido', motivo: 'Sin memoria', fecha: null },
    ],
    ['cancelled', { queue: [], current: { status: 'CANCELED' } }, analizada, { estado: 'fallido' }],
    [
      'tried again after a failure',
      { queue: [{ status: 'PENDING' }], current: mal },
      analizada,
      { estado: 'en-curso' },
    ],
  ])('%s', async (_caso, tareas, rama, esperado) => {
    expect(await estado(tareas, rama)).toEqual({ fecha, rama: 'main', motivo: null, ...esperado });
  });

  it('depends on tasks of the main branch only', async () => {
    const ajenas = [
      { status: 'PENDING', pullRequest: '7' },
      { status: 'PENDING', branch: 'otra' },
    ];
    const bien = { estado: 'listo', fecha, rama: 'main', motivo: null };
    expect(await estado({ queue: ajenas, current: { ...mal, pullRequest: '7' } })).toEqual(bien);
    expect(await estado({ queue: ajenas, current: { ...mal, branch: 'otra' } })).toEqual(bien);
    const propia = { status: 'PENDING', branch: 'main' };
    expect(await estado({ queue: [propia] })).toMatchObject({ estado: 'en-curso' });
  });

  it('cuts the reason of a failure that is a stack trace', async () => {
    const { motivo } = await estado({
      queue: [],
      current: { status: 'FAILED', errorMessage: 'x'.repeat(5000) },
    });
    expect(motivo).toHaveLength(1000);
  });

  it('is refused when its date is invalid', async () => {
    await expect(estado({ queue: [] }, { ...analizada, analysisDate: 'ayer' })).rejects.toMatchObject({
      codigo: 'respuesta-invalida',
    });
  });
});
