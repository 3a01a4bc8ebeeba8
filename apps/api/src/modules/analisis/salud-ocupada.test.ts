// seguridad: 31
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { proyecto } from '@mantenible/contracts/proyecto';
import { makeRepository, startGitHost, type Listening } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { analizadorDePrueba } from '../../testing/analizador-de-prueba.ts';
import { leerSituacion, seguir } from '../../testing/esperar-analisis.ts';
import { cuerpoProyecto } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** Stub of a worker that computes without end for a certain text. */
const worker = fileURLToPath(
  new URL('../../../../../packages/runner/src/testing/stub-worker.mjs', import.meta.url),
);
const personas = ['ana', 'beto'] as const;
/** Generous: the machine may be busy. */
const pronto = { timeout: 60_000 };

let carpeta: string;
let host: Listening;
let app: TestApp;
beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'mantenible-salud-'));
  makeRepository(carpeta, 'sin-fin.git', [
    { path: 'a.py', content: 'x = 1\n' },
    { path: 'b.py', content: 'cuelga' },
  ]);
  host = await startGitHost({ root: carpeta });
  app = await createTestApp({
    env: { SCAN_ALLOW_LOCAL: '1', SCAN_CONCURRENCY: '2' },
    repositorios: analizadorDePrueba(carpeta, worker),
  });
  await app.jobs?.start();
});
afterAll(async () => {
  await app.close();
  await host.close();
  rmSync(carpeta, { recursive: true });
});

async function iniciar(as: (typeof personas)[number]): Promise<string> {
  const body = { ...cuerpoProyecto(as, 'Sin fin'), link: `${host.origin}/sin-fin.git` };
  const creado = await app.call({ as, method: 'POST', url: '/proyectos', body });
  const { _id } = proyecto.parse(creado.body);
  await app.call({ as, method: 'POST', url: `/analisis/${_id}` });
  return _id;
}

it('the server answers while workers of two analyses compute, and kills them on cancellation (requisito: hostile-sources)', async () => {
  const ids = [await iniciar('ana'), await iniciar('beto')] as const;
  for (const [i, as] of personas.entries())
    await expect
      .poll(async () => (await leerSituacion(app, ids[i] ?? '', as)).progreso, pronto)
      .toMatchObject({ fase: 'analizando', hechos: 1 });

  for (const url of ['/salud', '/salud/listo', '/salud'])
    expect((await app.call({ as: null, method: 'GET', url })).status).toBe(200);
  expect((await app.call({ as: 'ana', method: 'GET', url: '/pautas' })).status).toBe(200);
  expect((await leerSituacion(app, ids[0], 'ana')).estado).toBe('en-curso');

  for (const [i, as] of personas.entries()) {
    await app.call({ as, method: 'DELETE', url: `/analisis/${ids[i] ?? ''}` });
    await seguir(app, ids[i] ?? '', as);
    expect((await leerSituacion(app, ids[i] ?? '', as)).historia).toMatchObject([{ estado: 'cancelado' }]);
  }
});
