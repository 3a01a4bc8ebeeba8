import { afterEach, beforeEach, expect, it } from 'vitest';

import { startSonarqube, type SonarqubeDouble } from './double.ts';
import type { Recording } from './recording.ts';

let double: SonarqubeDouble;

beforeEach(async () => {
  double = await startSonarqube({ token: 'bueno' });
  double.setProject('vacio', {});
});

afterEach(() => double.close());

async function call(path: string): Promise<unknown> {
  const headers = { authorization: 'Bearer bueno' };
  const response = await fetch(`${double.origin}/api/${path}`, { headers });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') === true;
  return [response.status, json ? (JSON.parse(text) as unknown) : text];
}

it('accepts projects at its control address', async () => {
  const put = async (body: unknown): Promise<unknown> =>
    (await fetch(`${double.origin}/__control`, { method: 'PUT', body: JSON.stringify(body) })).json();
  double.setProject('uno', {});
  expect(
    await put({ projects: { uno: null, nuevo: { analysis: { files: 2, issues: 1 }, branch: 'otra' } } }),
  ).toEqual({ applied: ['vacio', 'nuevo'] });
  expect(double.branchOf('nuevo')).toBe('otra');
  expect(await call('components/show?component=uno')).toMatchObject([404, {}]);
});

const recorded: Recording = {
  clave: 'grabado',
  nombre: 'Grabado',
  status: { id: 'REAL', status: 'UP' },
  metricsSearch: { metrics: [{ key: 'ncloc' }] },
  ce: { queue: [], current: { status: 'SUCCESS' } },
  branches: { branches: [{ name: 'rama', isMain: true, analysisDate: '2026-11-21T09:28:15+0000' }] },
  measures: { component: { measures: [{ metric: 'ncloc', value: '16' }] } },
  component: { component: { key: 'grabado' } },
  tree: [{ key: 'grabado:a.js', name: 'a.js', qualifier: 'FIL', path: 'a.js', measures: [] }],
  issues: [
    { key: 'i', component: 'grabado:a.js', project: 'grabado', rule: 'javascript:S1', type: 'CODE_SMELL' },
  ],
  sources: { 'a.js': 'hola' },
};

it('serves a recording under any key', async () => {
  double.setProject('copia', { analysis: recorded });
  expect(await call('issues/search?components=copia')).toMatchObject([
    200,
    { issues: [{ component: 'copia:a.js', project: 'copia' }] },
  ]);
  expect(await call('sources/raw?key=copia:a.js')).toEqual([200, 'hola']);
  expect(await call('project_branches/list?project=copia')).toMatchObject([
    200,
    { branches: [{ name: 'rama', analysisDate: '2026-11-21T09:28:15+0000' }] },
  ]);
});

it('starts with recordings under their own keys and takes the metrics from them', async () => {
  const other = await startSonarqube({ token: 'bueno', recordings: [recorded] });
  const headers = { authorization: 'Bearer bueno' };
  const answer = await fetch(`${other.origin}/api/metrics/search`, { headers });
  expect(await answer.json()).toEqual({ metrics: [{ key: 'ncloc' }], total: 1, p: 1, ps: 100 });
  expect(other.branchOf('grabado')).toBe('rama');
  await other.close();
});
