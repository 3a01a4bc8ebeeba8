import { afterAll, beforeAll, expect, it } from 'vitest';

import { AnalizadorFalso } from './analizador-falso.ts';
import { analizar } from './esperar-analisis.ts';
import { crearProyecto, sembrarCatalogo } from './muestra.ts';
import { archivoCon } from './mejora.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let proyecto: string;
/** Newest first. */
let analisis: readonly { readonly id: string; readonly otras: readonly string[]; readonly fin: string }[];

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_PER_HOUR: '100' } });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
  proyecto = (await crearProyecto(app))._id;
  for (const blob of ['a1', 'a2']) {
    falso.archivos = [archivoCon('a.js', blob, ['javascript:S1128'])];
    await analizar(app, proyecto);
  }
  const filas = await app.db.selectFrom('analisis').select(['id', 'fin']).orderBy('fin', 'desc').execute();
  analisis = filas.map(({ id, fin }) => {
    if (fin === null) throw new Error('an analysis has not ended');
    const end = new Date(fin).getTime();
    const [creado, inicio] = [60, 44].map((seconds) => new Date(end - seconds * 1000).toISOString());
    return { id, fin: new Date(end).toISOString(), otras: [creado ?? '', inicio ?? ''] };
  });
  for (const { id, otras } of analisis) {
    const [creado = '', inicio = ''] = otras;
    await app.db
      .updateTable('analisis')
      .set({ creado: new Date(creado), inicio: new Date(inicio) })
      .where('id', '=', id)
      .execute();
  }
});
afterAll(() => app.close());

it.each([
  ['the analysis page and its history', () => `/analisis/${proyecto}`],
  ['the project page', () => `/proyectos/${proyecto}/panorama`],
  ['the list of projects', () => '/proyectos/persona/sub-ana'],
  ['the projects of others', () => '/proyectos/otras-personas'],
  ['the improvement plan', () => `/mejoras/${proyecto}`],
  ['hotspots', () => `/puntos-criticos/${proyecto}`],
  ['measurements', () => `/mediciones/${proyecto}`],
  [
    'the comparison',
    () =>
      `/comparaciones/analisis/${proyecto}?antes=${analisis[1]?.id ?? ''}&despues=${analisis[0]?.id ?? ''}`,
  ],
])('%s dates an analysis by its end alone', async (_screen, url) => {
  const { status, body } = await app.call({
    as: url() === '/proyectos/otras-personas' ? 'admin' : 'ana',
    method: 'GET',
    url: url(),
  });
  const text = JSON.stringify(body);
  expect(status, text).toBe(200);
  expect(text).toContain(analisis[0]?.fin);
  for (const { otras } of analisis) for (const otra of otras) expect(text).not.toContain(otra);
});
