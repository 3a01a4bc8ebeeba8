// seguridad: 55
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { incidencias } from '@mantenible/contracts/sonarqube';
import { makeRepository, startGitHost, type Listening } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { analizadorDePrueba } from '../../testing/analizador-de-prueba.ts';
import { analizar } from '../../testing/esperar-analisis.ts';
import { crearProyecto } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const worker = createRequire(import.meta.url).resolve('@mantenible/runner/worker-main');

/** Code whose findings quote `literal`: the test uses a raw U+0000, its escape, a lone surrogate and 1700 characters. */
const repetido = (literal: string) => `a = ${literal}\nb = ${literal}\nc = ${literal}\n`;
const archivos = [
  { path: 'nulo.py', content: repetido('"un texto\0 con nulo"') },
  { path: 'largo.py', content: repetido(`"${'select columna, '.repeat(110)}"`) },
  {
    path: 'importa.js',
    content: "import { a } from './x\\u0000y';\nimport { b } from './x\\u0000y';\na(b);\n",
  },
  {
    path: 'medio.jsx',
    content: "export function Medio({ '\\ud83d': z, 'a\\u0000': y }) {\n  return <b>{z}{y}</b>;\n}\n",
  },
];

let carpeta: string;
let host: Listening;
let app: TestApp;
beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'mantenible-mensajes-'));
  makeRepository(carpeta, 'rara.git', archivos);
  host = await startGitHost({ root: carpeta });
  app = await createTestApp({
    env: { SCAN_ALLOW_LOCAL: '1' },
    repositorios: analizadorDePrueba(carpeta, worker),
  });
  await app.jobs?.start();
});
afterAll(async () => {
  await app.close();
  await host.close();
  rmSync(carpeta, { recursive: true });
});

it('an analysis finishes although findings quote characters that the database cannot store', async () => {
  const { _id: id, clave } = await crearProyecto(app, 'ana', 'Rara', { link: `${host.origin}/rara.git` });
  expect(await analizar(app, id)).toMatchObject({ estado: 'listo', motivo: null });
  const { body } = await app.call({ as: 'ana', method: 'GET', url: `/sonarqube/issues?projectKey=${clave}` });
  const { issues } = incidencias.parse(body);
  const de = (archivo: string) =>
    issues.filter((una) => una.archivo === archivo).map(({ descripcion }) => descripcion);
  expect(de('nulo.py').join()).toContain('«un texto\ufffd con nulo»');
  expect(de('importa.js').join()).toContain('./x\ufffdy');
  expect(de('medio.jsx').join()).toContain('\ufffd');
  expect(de('largo.py').every((una) => una.length < 150)).toBe(true);
  expect(de('largo.py').join()).toContain('…»');
});
