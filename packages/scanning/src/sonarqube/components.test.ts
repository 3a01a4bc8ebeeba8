import { describe, expect, it } from 'vitest';

import { setUp } from './testing/service.ts';

const metricas = (...claves: readonly string[]) => ({
  'metrics/search': { body: { metrics: claves.map((key) => ({ key })), total: claves.length } },
});
const todas = ['ncloc', 'code_smells', 'cognitive_complexity', 'comment_lines_density', 'duplicated_lines'];
const archivo = { key: 'uno:src/a.js', name: 'a.js', qualifier: 'FIL', path: 'src/a.js' };
const arbol = (...components: readonly object[]) => ({
  'measures/component_tree': { body: { paging: { total: components.length }, components } },
});

describe('files', () => {
  it('have the best value of omitted measures, and no value for metrics that were not measured', async () => {
    const { escaneo } = await setUp({
      ...metricas(...todas),
      ...arbol({ ...archivo, measures: [{ metric: 'code_smells', value: '3', bestValue: false }] }),
    });
    expect(await escaneo.componentTree('uno', todas)).toEqual({
      elementos: [
        {
          ...archivo,
          measures: [
            { metric: 'code_smells', value: '3', bestValue: false },
            { metric: 'cognitive_complexity', value: '0', bestValue: true },
            { metric: 'duplicated_lines', value: '0', bestValue: true },
          ],
        },
      ],
      total: 1,
    });
  });

  it('have the requested measures only', async () => {
    const measures = [
      { metric: 'ncloc', value: '3' },
      { metric: 'bugs', value: '1' },
    ];
    const { escaneo } = await setUp({ ...metricas(...todas), ...arbol({ ...archivo, measures }) });
    const { elementos } = await escaneo.componentTree('uno', ['ncloc']);
    expect(elementos).toEqual([{ ...archivo, measures: [{ metric: 'ncloc', value: '3' }] }]);
  });

  it('have no measures and no path when the service omits them', async () => {
    const { escaneo } = await setUp({
      ...metricas(...todas),
      ...arbol({ key: 'uno:a.js', name: 'a.js', qualifier: 'UTS' }),
    });
    const { elementos } = await escaneo.componentTree('uno', ['ncloc']);
    expect(elementos).toEqual([
      { key: 'uno:a.js', name: 'a.js', qualifier: 'UTS', path: 'a.js', measures: [] },
    ]);
  });
});

describe('code smells of a service that counts by software quality only', () => {
  const suya = 'software_quality_maintainability_issues';

  it('are its maintainability issues', async () => {
    const { escaneo, server } = await setUp({
      ...metricas('ncloc', suya),
      'measures/component': { body: { component: { measures: [{ metric: suya, value: '8' }] } } },
      ...arbol({ ...archivo, measures: [{ metric: suya, value: '2' }] }),
    });
    expect(await escaneo.measures('uno', ['code_smells'])).toEqual([{ metric: 'code_smells', value: '8' }]);
    const { elementos } = await escaneo.componentTree('uno', ['code_smells']);
    expect(elementos.map(({ measures }) => measures)).toEqual([[{ metric: 'code_smells', value: '2' }]]);
    expect(server.requestLines().filter((linea) => linea.includes(`metricKeys=${suya}`))).toHaveLength(2);
  });

  it('are its own when the service has them', async () => {
    const { escaneo, server } = await setUp(metricas('code_smells', suya));
    await escaneo.measures('uno', ['code_smells']);
    expect(server.requestLines().at(-1)).toBe(
      'GET /api/measures/component?component=uno&metricKeys=code_smells',
    );
  });
});
