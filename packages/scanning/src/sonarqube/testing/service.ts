import { afterEach } from 'vitest';

import type { RequestFailure } from '../http/client.ts';
import { createSonarqube, type SonarqubeOptions } from '../sonarqube.ts';
import { startLoopback, type Answer, type AnswerFunction, type ReceivedRequest } from './loopback.ts';

/** Answers by path of a working service with only the metrics 'ncloc' and 'code_smells'. */
const buenas: Readonly<Record<string, unknown>> = {
  'system/status': { id: 'ID-1', version: '10.7.0.96327', status: 'UP' },
  'authentication/validate': { valid: true },
  'metrics/search': { metrics: [{ key: 'ncloc' }, { key: 'code_smells' }], total: 2 },
  'project_branches/rename': '',
  'project_branches/list': { branches: [{ name: 'main', isMain: true }] },
  'ce/component': { queue: [] },
  'measures/component': { component: { measures: [{ metric: 'ncloc', value: '7' }] } },
  'measures/component_tree': { paging: { total: 0 }, components: [] },
  'issues/search': { paging: { total: 1 }, issues: [{ component: 'uno:a.js', rule: 'javascript:S1' }] },
  'sources/raw': 'hola\n',
  'organizations/search': { organizations: [] },
};

export const rechazo = (status: number, msg: string): Answer => ({ status, body: { errors: [{ msg }] } });

/** The answer to a request that expects the key of its project; undefined for other paths. */
function respuestaDeProyecto(path: string, { url, body }: ReceivedRequest): unknown {
  const pedido = new URLSearchParams(path === 'projects/create' ? body : url.replace(/^.*?\?/, ''));
  if (path === 'components/show') return { component: { key: pedido.get('component') } };
  return path === 'projects/create' ? { project: { key: pedido.get('project') } } : undefined;
}

type Respuestas = Readonly<Record<string, Answer | AnswerFunction>>;

const cierres: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(cierres.splice(0).map((cerrar) => cerrar()));
});

/** The adapter over a test server that works, except for the given answers by path; the server ends with the test. */
export async function setUp(respuestas: Respuestas = {}, opciones: Partial<SonarqubeOptions> = {}) {
  const server = await startLoopback((pedido, response) => {
    const path = pedido.url.replace(/^.*?\/api\//, '').replace(/\?.*$/, '');
    const propia = respuestas[path];
    if (typeof propia === 'function') return propia(pedido, response);
    return propia ?? { body: buenas[path] ?? respuestaDeProyecto(path, pedido) };
  });
  cierres.push(() => server.close());
  const fallos: RequestFailure[] = [];
  const escaneo = createSonarqube({
    url: server.url,
    token: 'el-token',
    organizacion: null,
    log: (fallo) => fallos.push(fallo),
    ...opciones,
  });
  return { escaneo, server, fallos };
}
