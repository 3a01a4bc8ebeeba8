// seguridad: 1, 2, 3, 4, 5
import { idEjemplo, propietarioEjemplo } from '@mantenible/domain/acceso';
import { ambitoCompleto } from '@mantenible/domain/ambito';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { guardarEjemplo } from '../composition/ejemplo.ts';
import { cuerpoProyecto, pruebaDeMetrica, sembrarCatalogo, uid } from './muestra.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { people, type Person } from './tokens.ts';

/** What a request names of the example. */
interface Cosas {
  readonly pruebas: readonly [string, string];
  readonly analisis: readonly [string, string];
  readonly accion: string;
}

const clave = 'Ejemplo-resuelto';
const accion = { texto: 'T', esfuerzo: 'medio', estado: 'pendiente', responsable: null, fecha: null };
const par = ([antes, despues]: readonly [string, string]) => `?antes=${antes}&despues=${despues}`;

/** Reads of a project, each with its query. */
const lecturas: Readonly<Record<string, (cosas: Cosas) => string>> = {
  'GET /proyectos/{id}': () => '',
  'GET /proyectos/{id}/panorama': () => '',
  'GET /proyectos/{id}/exportacion': () => '',
  'GET /respuestas/una/{id}/exportacion': () => '',
  'GET /respuestas/{proyectoId}': () => '',
  'GET /respuestas/una/{id}': () => '',
  'GET /calculos/promedios/{id}': () => '',
  'GET /mediciones/{proyectoId}': () => '',
  'GET /mediciones/{proyectoId}/archivos': () => '',
  'GET /comparaciones/pruebas/{proyectoId}': ({ pruebas }) => par(pruebas),
  'GET /comparaciones/analisis/{proyectoId}': ({ analisis }) => par(analisis),
  'GET /comparaciones/analisis/{proyectoId}/incidencias': ({ analisis }) => `${par(analisis)}&estado=nueva`,
  'GET /puntos-criticos/{proyectoId}': () => '',
  'GET /mejoras/{proyectoId}': () => '',
  'GET /marcas/{proyectoId}': () => '',
  'GET /comentarios/{proyectoId}': () => '?lugar=respuesta',
  'GET /enlaces/{proyectoId}': () => '',
  'GET /borradores/{proyectoId}': () => '',
  'GET /analisis/{proyectoId}': () => '',
  'GET /analisis/{proyectoId}/exportacion': () => '?formato=json',
  'GET /alcances/{proyectoId}': () => '',
  'GET /equipos/{proyectoId}': () => '',
  'GET /partidas/{proyectoId}': () => '',
  'GET /pasados/{proyectoId}': () => '',
  'GET /sonarqube/measures': () => `?component=${clave}`,
  'GET /sonarqube/measures/component_tree': () => `?component=${clave}`,
  'GET /sonarqube/issues': () => `?projectKey=${clave}`,
  'GET /sonarqube/sonar-file': () => `?key=${clave}:tienda/servidor/app.cjs`,
  // By POST, and yet reads: they store nothing.
  'POST /respuestas/subcaracteristica': () => '',
  'POST /respuestas/metrica': () => '',
  'POST /mejoras/{proyectoId}/efecto': () => '',
  'POST /alcances/{proyectoId}/comprobacion': () => '',
};

/** Writes, and the reads that prepare one: every one is refused. */
const escrituras = [
  'PUT /proyectos/{id}',
  'DELETE /proyectos/{id}',
  'GET /proyectos/{id}/usos',
  'POST /proyectos/probar-acceso',
  'POST /respuestas/guardar-respuestas',
  'PUT /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
  'DELETE /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
  'POST /borradores/{proyectoId}/importar',
  'POST /analisis/{proyectoId}',
  'DELETE /analisis/{proyectoId}',
  'PUT /alcances/{proyectoId}',
  'PUT /partidas/{proyectoId}',
  'POST /pasados/{proyectoId}',
  'DELETE /pasados/{proyectoId}',
  'POST /mejoras/{proyectoId}/acciones',
  'PUT /mejoras/{proyectoId}/acciones/{accionId}',
  'DELETE /mejoras/{proyectoId}/acciones/{accionId}',
  'POST /enlaces/{proyectoId}',
  'DELETE /enlaces/{proyectoId}/{enlaceId}',
  'POST /marcas/{proyectoId}',
  'DELETE /marcas/{proyectoId}/{marcaId}',
  'DELETE /equipos/{proyectoId}/miembros/{miembroId}',
  'PUT /equipos/{proyectoId}/propietario',
  'POST /equipos/{proyectoId}/invitaciones',
  'DELETE /equipos/{proyectoId}/invitaciones/{invitacionId}',
  'POST /equipos/{proyectoId}/enlace',
  'DELETE /equipos/{proyectoId}/enlace',
];

/** Routes with a project in their path that are neither: the caller's own draft, and streams of progress without an end. */
const otras = [
  'GET /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
  'GET /analisis/{proyectoId}/progreso',
  'GET /pasados/{proyectoId}/progreso',
  // Refused: the example has no starting point.
  'GET /partidas/{proyectoId}/nuevas',
];

const marca = {
  analisis: uid(93),
  regla: 'javascript:S1',
  archivo: 'a.js',
  linea: 1,
  mensaje: 'm',
  decision: 'se-acepta',
  razon: 'R',
};

const pruebaVacia = {
  formato: 'mantenible-prueba',
  version: 1,
  tipo: 'singleMetrica',
  elementoId: uid(21),
  nombre: 'T',
  plan: { filas: [], preguntas: [] },
  respuestas: [],
};

const cuerpos: Readonly<Record<string, (cosas: Cosas) => object>> = {
  'PUT /alcances/{proyectoId}': () => ({ ambito: null }),
  'PUT /partidas/{proyectoId}': () => ({ partida: null }),
  'POST /alcances/{proyectoId}/comprobacion': () => ({ ambito: ambitoCompleto }),
  'POST /borradores/{proyectoId}/importar': () => pruebaVacia,
  'PUT /proyectos/{id}': () => cuerpoProyecto('ana', 'Otro'),
  'POST /proyectos/probar-acceso': () => ({
    link: 'https://mantenible.example/otro.git',
    branch: 'main',
    proyectoId: idEjemplo,
  }),
  'POST /respuestas/subcaracteristica': () => ({ proyectoId: idEjemplo, subcaracteristicaId: uid(31) }),
  'POST /respuestas/metrica': () => ({ proyectoId: idEjemplo, metricaId: uid(21) }),
  'POST /respuestas/guardar-respuestas': () => pruebaDeMetrica(idEjemplo),
  'PUT /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}': () => ({}),
  'POST /mejoras/{proyectoId}/efecto': () => ({ origenes: [] }),
  'POST /mejoras/{proyectoId}/acciones': () => ({ ...accion, origen: { tipo: 'propia', clave: '' } }),
  'PUT /mejoras/{proyectoId}/acciones/{accionId}': () => accion,
  'POST /enlaces/{proyectoId}': () => ({ clase: 'plan', dias: 1 }),
  'POST /marcas/{proyectoId}': () => marca,
  'PUT /equipos/{proyectoId}/propietario': () => ({ miembro: people.beto.sub }),
  'POST /equipos/{proyectoId}/invitaciones': () => ({ usuario: 'carla' }),
};

const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const metodo = z.enum(['GET', 'POST', 'PUT', 'DELETE']);

let t: TestApp;
let rutas: readonly string[];
let cosas: Cosas;
/** Answers of the routes without a project, to an admin, before the example was stored. */
let antes: ReadonlyMap<string, unknown>;

beforeAll(async () => {
  // The file of the audit trail names the second of its own export.
  const now = new Date();
  t = await createTestApp({ parts: { now: () => now } });
  await sembrarCatalogo(t.db);
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  rutas = Object.entries(documento.parse(body).paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'head')
      .map((method) => `${method.toUpperCase()} ${path.replace('/mantenible/api', '')}`),
  );
  // The first call of a person stores their name.
  await t.call({ as: 'admin', method: 'GET', url: '/pautas' });
  antes = await generales();
  await guardarEjemplo({ db: t.db, vaults: t.vaults, now: () => new Date() });
  const leer = async (tabla: 'respuestas' | 'analisis' | 'acciones_mejora') => {
    const filas = await t.db.selectFrom(tabla).select('id').orderBy('creado').execute();
    return filas.map(({ id }) => id);
  };
  const [p1 = '', p2 = ''] = await leer('respuestas');
  const [a1 = '', a2 = ''] = await leer('analisis');
  const [accionId = ''] = await leer('acciones_mejora');
  cosas = { pruebas: [p1, p2], analisis: [a1, a2], accion: accionId };
});
afterAll(() => t.close());

async function pedir(ruta: string, as: Person) {
  const [method, path = ''] = ruta.split(' ');
  const valores: Readonly<Record<string, string>> = {
    proyectoId: idEjemplo,
    id: path.startsWith('/proyectos') ? idEjemplo : cosas.pruebas[0],
    tipo: 'allMetricas',
    elementoId: 'todos',
    intentos: '0',
    accionId: cosas.accion,
    miembroId: people.beto.sub,
    invitacionId: uid(95),
    marcaId: uid(94),
    enlaceId: uid(94),
  };
  const url = path.replaceAll(/\{(\w+)\}/g, (_todo, nombre: string) => valores[nombre] ?? '');
  const body = cuerpos[ruta]?.(cosas);
  return t.call({
    as,
    method: metodo.parse(method),
    url: url + (lecturas[ruta]?.(cosas) ?? ''),
    ...(body && { body }),
  });
}

/** Rows of every table that a refused call could have changed. */
async function filas() {
  const tablas = ['proyectos', 'respuestas', 'borradores', 'analisis', 'pasados', 'acciones_mejora'] as const;
  return Promise.all(tablas.map((tabla) => t.db.selectFrom(tabla).selectAll().orderBy('id').execute()));
}

/** The answers of all reads that name no project. */
async function generales(): Promise<ReadonlyMap<string, unknown>> {
  const pedidas = rutas.filter(
    (ruta) =>
      ruta.startsWith('GET ') &&
      !ruta.includes('{') &&
      !(ruta in lecturas) &&
      ![
        'GET /ejemplo',
        'GET /copias/claves',
        'GET /docs/json',
        // The size of the database.
        'GET /estado',
        // It has the entries of the reads of this test.
        'GET /personas/propia/exportacion',
      ].includes(ruta),
  );
  const leidas = new Map<string, unknown>();
  for (const ruta of [...pedidas, 'GET /proyectos/persona/sub-admin']) {
    const { status, body } = await t.call({ as: 'admin', method: 'GET', url: ruta.slice(4) });
    leidas.set(ruta, [status, body]);
  }
  return leidas;
}

describe('the solved example', () => {
  it('has a row here for each route that names a project', () => {
    const nombran = rutas.filter((ruta) =>
      ['{proyectoId}', '/proyectos/{id}', '/respuestas/una/', '/calculos/promedios/', '/sonarqube/'].some(
        (parte) => ruta.includes(parte),
      ),
    );
    const deNingunProyecto = [
      'GET /sonarqube/login',
      'GET /sonarqube/metrics',
      'POST /sonarqube/proyectos/crear',
      'POST /sonarqube/rename',
    ];
    const conFila = new Set([...Object.keys(lecturas), ...escrituras, ...otras, ...deNingunProyecto]);
    expect(nombran.filter((ruta) => !conFila.has(ruta))).toEqual([]);
  });

  it.each(['ana', 'admin'] as const)('is read by %s through every route', async (as) => {
    for (const ruta of Object.keys(lecturas)) {
      const { status } = await pedir(ruta, as);
      expect([ruta, status]).toEqual([ruta, 200]);
    }
  });

  it.each(['ana', 'admin'] as const)('refuses %s every change, with a sentence', async (as) => {
    const anteriores = await filas();
    for (const ruta of escrituras) {
      const { status, body } = await pedir(ruta, as);
      expect([ruta, status, body]).toEqual([
        ruta,
        403,
        {
          codigo: 'ejemplo-de-solo-lectura',
          mensaje: 'El ejemplo resuelto viene con el producto y solo se puede consultar.',
        },
      ]);
    }
    expect(await filas()).toEqual(anteriores);
  });

  it('is not listed by the name of its owner either', async () => {
    for (const as of ['ana', 'admin'] as const) {
      const url = `/proyectos/persona/${encodeURIComponent(propietarioEjemplo)}`;
      expect((await t.call({ as, method: 'GET', url })).status).toBe(403);
    }
  });

  it('stands in no list, count, file, quota or entry of the audit trail', async () => {
    for (const ruta of Object.keys(lecturas)) await pedir(ruta, 'admin');
    await t.db.deleteFrom('auditoria').where('accion', '!=', 'lectura-ajena').execute();
    const despues = await generales();
    for (const [ruta, respuesta] of antes) expect([ruta, despues.get(ruta)]).toEqual([ruta, respuesta]);
    expect(antes.size).toBeGreaterThan(15);
  });
});
