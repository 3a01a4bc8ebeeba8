import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { componentes, incidencias, medidas } from '@mantenible/contracts/sonarqube';
import { addCommit, makeRepository, startGitHost, type Listening } from '@mantenible/doubles';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { analizadorDePrueba } from '../../testing/analizador-de-prueba.ts';
import { analizar } from '../../testing/esperar-analisis.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const worker = createRequire(import.meta.url).resolve('@mantenible/runner/worker-main');
const token = 'ghp_CANARIO7d20';
const carrito = [
  'export function total(lineas) {',
  '  // Suma de precios por cantidades',
  '  let suma = 0;',
  '  let nada;',
  '  for (const linea of lineas) {',
  '    if (linea.precio > 0 && linea.cantidad > 0) suma += linea.precio * linea.cantidad;',
  '  }',
  '  return suma;',
  '}',
  '',
].join('\n');
const libros = 'def titulo(libro):\n    return libro.titulo\n';

let carpeta: string;
let repositorio: string;
let host: Listening;
let app: TestApp;
let id: string;
let clave: string;
/** Number of files that each analysis analysed. */
const porAnalizar: number[] = [];

beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'mantenible-analisis-'));
  repositorio = makeRepository(carpeta, 'tienda.git', [
    { path: 'src/carrito.js', content: carrito },
    { path: 'libros.py', content: libros },
    { path: 'README.md', content: '# Tienda\n' },
  ]);
  host = await startGitHost({ root: carpeta, token });
  const repositorios = analizadorDePrueba(carpeta, worker);
  app = await createTestApp({
    env: { SCAN_ALLOW_LOCAL: '1' },
    repositorios: {
      ...repositorios,
      analizar: (peticion) => {
        const puesto = porAnalizar.push(0) - 1;
        const alProgresar = (progreso: ProgresoAnalisis) => {
          if (progreso.fase === 'analizando') porAnalizar[puesto] = progreso.total;
          peticion.alProgresar(progreso);
        };
        return repositorios.analizar({ ...peticion, alProgresar });
      },
    },
  });
  await app.jobs?.start();
  ({ _id: id, clave } = await registrar('Tienda', token));
});
afterAll(async () => {
  await app.close();
  await host.close();
  rmSync(carpeta, { recursive: true });
});

async function registrar(nombre: string, githubtoken: string) {
  await leer('POST', '/sonarqube/proyectos/crear', { nombreProyecto: nombre });
  const body = {
    nombre,
    link: `${host.origin}/tienda.git`,
    branch: 'main',
    githubtoken,
    idPersona: 'sub-ana',
  };
  return z.looseObject({ _id: z.string(), clave: z.string() }).parse(await leer('POST', '/proyectos', body));
}

async function leer(method: 'GET' | 'POST', url: string, body?: object): Promise<unknown> {
  return (await app.call({ as: 'ana', method, url, ...(body && { body }) })).body;
}

const valores = async () => {
  const { data } = medidas.parse(await leer('GET', `/sonarqube/measures?component=${clave}`));
  return Object.fromEntries(data.component.measures.map(({ metric, value }) => [metric, value]));
};

describe('a repository, from its link to the analysis screen', () => {
  it('is cloned with its token, measured, and read through the calls of the specification', async () => {
    expect(await analizar(app, id)).toMatchObject({ estado: 'listo', rama: 'main', motivo: null });
    expect(await valores()).toMatchObject({ ncloc: '10', complexity: '5', comment_lines_density: '9.1' });
    const arbol = componentes.parse(
      await leer('GET', `/sonarqube/measures/component_tree?component=${clave}`),
    );
    expect(arbol.data.components.map(({ path }) => path)).toEqual(['libros.py', 'src/carrito.js']);
    const { issues } = incidencias.parse(await leer('GET', `/sonarqube/issues?projectKey=${clave}`));
    expect(issues.every(({ archivo }) => archivo === 'src/carrito.js')).toBe(true);
    expect(await leer('GET', `/sonarqube/sonar-file?key=${clave}:src/carrito.js`)).toBe(carrito);
    // The hotspots, computed afterwards, download the branch's history and remove it as well.
    await expect.poll(() => readdirSync(join(carpeta, 'clones'))).toEqual([]);
  });

  it('is not downloaded again without new commits', async () => {
    const antes = await valores();
    expect(await analizar(app, id)).toMatchObject({ estado: 'listo' });
    expect(await valores()).toEqual(antes);
    expect(await leer('GET', `/sonarqube/sonar-file?key=${clave}:src/carrito.js`)).toBe(carrito);
    expect(porAnalizar).toEqual([4]);
  });

  it('is analysed again in the changed files only', async () => {
    addCommit(repositorio, [
      { path: 'libros.py', content: `${libros}\n\ndef autor(libro):\n    return 1\n` },
    ]);
    const { historia } = await analizar(app, id);
    expect(await valores()).toMatchObject({ ncloc: '12', complexity: '6' });
    expect(porAnalizar).toEqual([4, 2]);
    expect(new Set(historia.map(({ commit }) => commit)).size).toBe(2);
    expect(historia.map(({ estado }) => estado)).toEqual(['listo', 'listo', 'listo']);
  });

  it('gives a failed analysis with the reason, and no measures, when its host refuses the token', async () => {
    const otro = await registrar('Con otro token', 'ghp_equivocado');
    expect(await analizar(app, otro._id)).toMatchObject({
      estado: 'fallido',
      commit: null,
      motivo: 'El repositorio rechazó el token: compruebe que pertenece a la cuenta del repositorio.',
    });
    expect(await leer('GET', `/sonarqube/measures?component=${otro.clave}`)).toEqual({
      data: { component: { measures: [] } },
    });
  });
});
