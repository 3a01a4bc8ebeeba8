// seguridad: 56, upstream-faults
import { eventually, faultModes, type FaultMode } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { crearProyecto, cuerpoProyecto, pruebaDeMetrica, sembrarCatalogo } from '../muestra.ts';
import type { Answer } from '../test-app.ts';
import { serviceToken, startUpstream, type Upstream } from './upstream.ts';

let upstream: Upstream;
let proyecto: { readonly _id: string; readonly clave: string };
const answers: Answer[] = [];
let names = 0;
beforeAll(async () => {
  upstream = await startUpstream();
  await sembrarCatalogo(upstream.app.db);
  proyecto = await crearProyecto(upstream.app, 'ana', 'Tienda');
  upstream.service.setProject(proyecto.clave, { analysis: { files: 3, issues: 4 } });
});
afterAll(() => upstream.close());

const get = (url: string) => upstream.app.call({ as: 'ana', method: 'GET', url });
const post = (url: string, body: object) => upstream.app.call({ as: 'ana', method: 'POST', url, body });
const newName = () => `Otra ${(names += 1)}`;

/** Every call that reaches the service. */
const calls: Readonly<Record<string, () => Promise<Answer>>> = {
  login: () => get('/sonarqube/login'),
  metrics: () => get('/sonarqube/metrics'),
  measures: () => get(`/sonarqube/measures?component=${proyecto.clave}`),
  component_tree: () =>
    get(`/sonarqube/measures/component_tree?component=${proyecto.clave}&metricKeys=ncloc`),
  issues: () => get(`/sonarqube/issues?projectKey=${proyecto.clave}`),
  'sonar-file': () => get(`/sonarqube/sonar-file?key=${proyecto.clave}:src/modulo-00/archivo-00000.js`),
  state: () => get(`/analisis/${proyecto._id}`),
  'step 1': () => post('/sonarqube/proyectos/crear', { nombreProyecto: newName() }),
  'step 1 repeated': () => post('/sonarqube/proyectos/crear', { nombreProyecto: 'Tienda' }),
  'step 2 without step 1': () => post('/proyectos', cuerpoProyecto('ana', newName())),
  'step 3': () => post('/sonarqube/rename', { name: 'main', project: 'Tienda' }),
};

/** Code of each fault; null for 'ok'. */
const codes: Readonly<Record<FaultMode, string | null>> = {
  ok: null,
  slow: 'servicio-inaccesible',
  hang: 'servicio-inaccesible',
  reset: 'servicio-inaccesible',
  '401': 'token-rechazado',
  '403': 'token-rechazado',
  '404': 'respuesta-invalida',
  '429': 'servicio-ocupado',
  '500': 'servicio-inaccesible',
  '502': 'servicio-inaccesible',
  'html-200': 'respuesta-invalida',
  truncated: 'respuesta-invalida',
  'wrong-types': 'respuesta-invalida',
  'huge-50MB': 'respuesta-invalida',
};
const messages: Readonly<Record<string, string>> = {
  'servicio-inaccesible': 'El servicio de análisis no responde. Inténtelo de nuevo en unos minutos.',
  'servicio-ocupado':
    'El servicio de análisis recibe demasiadas peticiones. Espere un minuto e inténtelo de nuevo.',
  'token-rechazado':
    'El servicio de análisis no acepta las credenciales de la aplicación. Avise a quien la administra.',
  'respuesta-invalida':
    'La respuesta del servicio de análisis no se entiende. Si se repite, avise a quien administra la aplicación.',
  'servicio-de-analisis':
    'Hubo un error de comunicación con el servicio de análisis. Inténtelo de nuevo en unos momentos.',
};

/** The refusal that a fault causes; null where the call still succeeds. */
function refusal(mode: FaultMode, call: string, known: boolean): { codigo: string; mensaje: string } | null {
  const codigo = /^step [12]/.test(call) ? 'servicio-de-analisis' : codes[mode];
  if (codes[mode] === null || codigo === null) return null;
  // Refused credentials are an answer; metric keys are cached for a time.
  if (call === 'login' && codes[mode] === 'token-rechazado') return null;
  if (call === 'metrics' && known) return null;
  return { codigo, mensaje: messages[codigo] ?? '' };
}

/** Starts a new adapter, with (`known`) or without an earlier answer of the service, and then the fault. */
async function prepare(mode: FaultMode, known: boolean): Promise<void> {
  const { faults } = upstream.service;
  const callMs = ['slow', 'hang'].includes(mode) ? { callMs: 400 } : {};
  faults.reset();
  const adapter = upstream.renew({ jsonBytes: 200_000, sourceBytes: 100_000, ...callMs });
  // A busy machine may take longer than the short time of a call for an answer that comes at once.
  if (known) await eventually(() => Promise.all([adapter.identity(), adapter.metricKeys()]));
  faults.set(mode);
}

const some = ['login', 'metrics', 'measures', 'state', 'step 1', 'step 3'];

describe.each([
  ['known from before', true, Object.entries(calls)],
  ['never reached before', false, Object.entries(calls).filter(([name]) => some.includes(name))],
])('a service that was %s', (_name, known, asked) => {
  describe.each(faultModes)('and is %s', (mode) => {
    test.each(asked)('%s', async (name, call) => {
      await prepare(mode, known);
      const answer = await call();
      answers.push(answer);
      const refused = refusal(mode, name, known);
      if (refused === null) {
        expect(answer.status).toBe(name === 'step 2 without step 1' ? 201 : 200);
        if (name === 'login') expect(answer.body).toBe(mode !== '401' && mode !== '403');
      } else expect(answer).toMatchObject({ status: 503, body: refused, headers: { 'retry-after': '5' } });
    });

    test('a project is saved after its first step, also during a fault', async () => {
      const nombre = newName();
      await prepare('ok', known);
      await post('/sonarqube/proyectos/crear', { nombreProyecto: nombre });
      await prepare(mode, known);
      expect((await post('/proyectos', cuerpoProyecto('ana', nombre))).status).toBe(201);
    });
  });
});

test('a file that is too large to show has its own refusal', async () => {
  upstream.service.faults.reset();
  upstream.renew({ sourceBytes: 20 });
  expect(await calls['sonar-file']?.()).toMatchObject({
    status: 503,
    body: { mensaje: 'El archivo es demasiado grande para mostrarlo: el máximo son 5 MB.' },
  });
});

test('a project that the service lost has its own refusal', async () => {
  await prepare('ok', false);
  const perdido = await crearProyecto(upstream.app, 'ana', 'Perdido');
  upstream.service.removeProject(perdido.clave);
  expect(await get(`/sonarqube/measures?component=${perdido.clave}`)).toMatchObject({
    status: 404,
    body: { codigo: 'sin-proyecto-en-servicio', mensaje: 'El servicio de análisis no conoce este proyecto.' },
  });
  expect((await get(`/analisis/${perdido._id}`)).body).toMatchObject({ estado: 'sin-preparar' });
});

test('the repeat of a failed step completes it, and leaves one project on both sides', async () => {
  const nombre = newName();
  const steps = [
    () => post('/sonarqube/proyectos/crear', { nombreProyecto: nombre }),
    () => post('/proyectos', { ...cuerpoProyecto('ana', nombre), branch: 'desarrollo' }),
    () => post('/sonarqube/rename', { name: 'desarrollo', project: nombre }),
  ];
  for (const [i, step] of steps.entries()) {
    await prepare('502', true);
    expect((await step()).status).toBe(i === 1 ? 201 : 503);
    await prepare('ok', true);
    expect((await step()).status).toBe(i === 1 ? 201 : 200);
  }
  const { db } = upstream.app;
  const guardados = await db.selectFrom('proyectos').select('clave').where('nombre', '=', nombre).execute();
  expect(guardados).toHaveLength(1);
  expect(guardados.map(({ clave }) => upstream.service.branchOf(clave))).toEqual(['desarrollo']);
});

test('while the service hangs, the calls for catalogue, projects and tests succeed', async () => {
  const slow = await startUpstream();
  // Longer than the calls beside it take on the slowest machine.
  slow.renew({ callMs: 600_000 });
  await sembrarCatalogo(slow.app.db);
  const { _id, clave } = await crearProyecto(slow.app, 'ana', 'Tienda');
  slow.service.faults.set('hang');
  const call = (method: 'GET' | 'POST', url: string, body?: object) =>
    slow.app.call({ as: 'ana', method, url, ...(body && { body }) });
  let answered = false;
  const waiting = call('GET', `/sonarqube/issues?projectKey=${clave}`).finally(() => (answered = true));
  const others = [
    await call('GET', '/pautas'),
    await call('GET', '/subcaracteristicas/all'),
    await call('GET', `/proyectos/${_id}`),
    await call('POST', '/respuestas/guardar-respuestas', pruebaDeMetrica(_id)),
    await call('GET', `/respuestas/${_id}`),
  ];
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 201, 200]);
  expect(answered).toBe(false);
  await slow.service.close();
  expect((await waiting).status).toBe(503);
  await slow.app.close();
});

// Last in the file: it checks all answers to the tests above, and the log.
test('no answer contains the name of the service, and neither answers nor log contain its token', () => {
  const { origin } = upstream.service;
  const shown = JSON.stringify(answers);
  expect(answers.length).toBeGreaterThan(200);
  expect(shown).not.toContain(new URL(origin).host);
  expect(shown).not.toContain(serviceToken);
  expect(
    upstream.log.filter((line) => line.includes('scanning service: a request failed')).length,
  ).toBeGreaterThan(100);
  expect(upstream.log.join('')).not.toContain(serviceToken);
  expect(upstream.log.join('')).not.toContain(Buffer.from(`${serviceToken}:`).toString('base64'));
});
