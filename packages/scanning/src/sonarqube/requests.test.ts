import { describe, expect, it } from 'vitest';

import { setUp } from './testing/service.ts';

type TestSetup = Awaited<ReturnType<typeof setUp>>;

/** Requests that reached the service, without those of its identity. */
const llegadas = ({ server }: TestSetup) =>
  server.requestLines().filter((linea) => linea !== 'GET /api/system/status');

describe('the exact requests to the service (requisito: fixed-upstream-parameters)', () => {
  const incidencias = 'types=CODE_SMELL&resolved=false&s=FILE_LINE&asc=true&p=1&ps=500';
  it.each<[string, (escaneo: TestSetup['escaneo']) => Promise<unknown>, readonly string[]]>([
    ['identity', (e) => e.identity(), []],
    ['validate', (e) => e.validate(), ['GET /api/authentication/validate']],
    ['metricKeys', (e) => e.metricKeys(), ['GET /api/metrics/search?p=1&ps=500']],
    ['exists', (e) => e.exists('uno'), ['GET /api/components/show?component=uno']],
    [
      'createProject',
      (e) => e.createProject('uno', 'Uno & dos'),
      ['POST /api/projects/create project=uno&name=Uno+%26+dos'],
    ],
    [
      'renameMainBranch',
      (e) => e.renameMainBranch('uno', 'rama/a'),
      ['POST /api/project_branches/rename project=uno&name=rama%2Fa'],
    ],
    [
      'measures',
      (e) => e.measures('uno', ['ncloc', 'code_smells']),
      [
        'GET /api/metrics/search?p=1&ps=500',
        'GET /api/measures/component?component=uno&metricKeys=ncloc%2Ccode_smells',
      ],
    ],
    ['issues', (e) => e.issues('uno'), [`GET /api/issues/search?componentKeys=uno&${incidencias}`]],
    [
      'componentTree',
      (e) => e.componentTree('uno', ['ncloc']),
      [
        'GET /api/metrics/search?p=1&ps=500',
        'GET /api/measures/component_tree?component=uno&metricKeys=ncloc&strategy=leaves&qualifiers=FIL%2CUTS&p=1&ps=500',
      ],
    ],
    ['source', (e) => e.source('uno', 'src/a ñ.js'), ['GET /api/sources/raw?key=uno%3Asrc%2Fa+%C3%B1.js']],
    [
      'state',
      (e) => e.state('uno'),
      ['GET /api/ce/component?component=uno', 'GET /api/project_branches/list?project=uno'],
    ],
  ])('%s', async (_nombre, llamar, esperadas) => {
    const preparado = await setUp();
    await llamar(preparado.escaneo);
    expect([...llegadas(preparado)].sort()).toEqual([...esperadas].sort());
  });

  it('contain no parameter that a key, a name or a measure injects', async () => {
    const preparado = await setUp();
    const malo = 'uno&organization=otra#x?component=otro';
    await preparado.escaneo.exists(malo);
    await preparado.escaneo.createProject(malo, malo);
    await preparado.escaneo.measures(malo, ['ncloc&component=otro', 'ncloc']);
    const escrito = 'uno%26organization%3Dotra%23x%3Fcomponent%3Dotro';
    expect(llegadas(preparado)).toEqual([
      `GET /api/components/show?component=${escrito}`,
      `POST /api/projects/create project=${escrito}&name=${escrito}`,
      'GET /api/metrics/search?p=1&ps=500',
      `GET /api/measures/component?component=${escrito}&metricKeys=ncloc`,
    ]);
  });

  it('keep the base path of the service', async () => {
    const { escaneo, server } = await setUp({}, {});
    await escaneo.identity();
    for (const url of [`${server.url}/sonar`, `${server.url}/sonar/`]) {
      const bajo = await setUp({}, { url });
      expect(await bajo.escaneo.exists('uno')).toBe(true);
    }
    expect(
      server.requestLines().filter((linea) => linea.includes('/sonar/api/components/show')),
    ).toHaveLength(2);
  });

  it('are not sent when no measure is known', async () => {
    const preparado = await setUp();
    expect(await preparado.escaneo.measures('uno', ['nada'])).toEqual([]);
    expect(await preparado.escaneo.componentTree('uno', ['nada'])).toEqual({ elementos: [], total: 0 });
    expect(llegadas(preparado)).toEqual(['GET /api/metrics/search?p=1&ps=500']);
  });
});

describe('cached requests', () => {
  it('are the identity for a minute and the metrics for five minutes', async () => {
    let hora = new Date('2026-01-01T00:00:00Z');
    const preparado = await setUp({}, { now: () => hora });
    const { escaneo, server } = preparado;
    await Promise.all([escaneo.measures('uno', ['ncloc']), escaneo.componentTree('uno', ['ncloc'])]);
    hora = new Date('2026-01-01T00:04:59Z');
    await escaneo.metricKeys();
    const vez = 'GET /api/metrics/search?p=1&ps=500';
    expect(llegadas(preparado).filter((linea) => linea === vez)).toHaveLength(1);
    hora = new Date('2026-01-01T00:05:00Z');
    await escaneo.metricKeys();
    expect(llegadas(preparado).filter((linea) => linea === vez)).toHaveLength(2);
    expect(server.requestLines().filter((linea) => linea.endsWith('status'))).toHaveLength(2);
  });

  it('are sent again after a failure', async () => {
    let times = 0;
    const { escaneo } = await setUp({
      'metrics/search': () => (++times === 1 ? { status: 500 } : { body: { metrics: [], total: 0 } }),
    });
    await expect(escaneo.metricKeys()).rejects.toThrow('no responde');
    expect(await escaneo.metricKeys()).toEqual([]);
  });

  it('read the next page of metrics', async () => {
    const claves = Array.from({ length: 700 }, (_, i) => ({ key: `m${i}` }));
    const { escaneo } = await setUp({
      'metrics/search': ({ url }) => {
        const p = Number(new URL(url, 'http://x').searchParams.get('p'));
        return { body: { metrics: claves.slice((p - 1) * 500, p * 500), total: 700 } };
      },
    });
    expect(await escaneo.metricKeys()).toEqual(claves.map(({ key }) => key));
  });
});
