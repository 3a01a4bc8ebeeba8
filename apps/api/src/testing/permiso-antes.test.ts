// seguridad: 1, 2, 3, 4, 5
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { crearProyecto, cuerpoProyecto, pruebaDeMetrica, sembrarCatalogo, uid } from './muestra.ts';
import { llenarProyecto } from './resultados.ts';
import { createTestApp, type Answer, type TestApp } from './test-app.ts';

/** What a request names: a project with its key, and one of its tests. */
interface Cosas {
  readonly proyecto: string;
  readonly clave: string;
  readonly prueba: string;
}

const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const metodo = z.enum(['GET', 'POST', 'PUT', 'DELETE']);
const accion = { texto: 'T', esfuerzo: 'medio', estado: 'pendiente', responsable: null, fecha: null };
const marca = {
  analisis: uid(93),
  regla: 'javascript:S1',
  archivo: 'a.js',
  linea: 1,
  mensaje: 'm',
  decision: 'se-acepta',
  razon: 'R',
};
const par = `antes=${uid(91)}&despues=${uid(92)}`;

/** Query strings of reads. */
const consultas: Readonly<Record<string, (cosas: Cosas) => string>> = {
  '/sonarqube/measures': ({ clave }) => `?component=${clave}`,
  '/sonarqube/measures/component_tree': ({ clave }) => `?component=${clave}`,
  '/sonarqube/issues': ({ clave }) => `?projectKey=${clave}`,
  '/sonarqube/sonar-file': ({ clave }) => `?key=${clave}:a.js`,
  '/comparaciones/pruebas/{proyectoId}': () => `?${par}`,
  '/comparaciones/analisis/{proyectoId}': () => `?${par}`,
  '/comparaciones/analisis/{proyectoId}/incidencias': () => `?${par}&estado=nueva`,
};

/** Bodies of writes. */
const cuerpos: Readonly<Record<string, (cosas: Cosas) => object>> = {
  'PUT /proyectos/{id}': () => cuerpoProyecto('beto', 'Otro'),
  'POST /respuestas/subcaracteristica': ({ proyecto }) => ({
    proyectoId: proyecto,
    subcaracteristicaId: uid(31),
  }),
  'POST /respuestas/metrica': ({ proyecto }) => ({ proyectoId: proyecto, metricaId: uid(21) }),
  'POST /respuestas/guardar-respuestas': ({ proyecto }) => pruebaDeMetrica(proyecto),
  'PUT /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}': () => ({}),
  'PUT /alcances/{proyectoId}': () => ({ ambito: null }),
  'POST /mejoras/{proyectoId}/efecto': () => ({ origenes: [] }),
  'POST /mejoras/{proyectoId}/acciones': () => ({ ...accion, origen: { tipo: 'propia', clave: '' } }),
  'PUT /mejoras/{proyectoId}/acciones/{accionId}': () => accion,
  'POST /marcas/{proyectoId}': () => marca,
};

let t: TestApp;
let rutas: readonly string[];
let suyas: Cosas;
const ningunas: Cosas = { proyecto: uid(88), clave: 'ninguna', prueba: uid(89) };

beforeAll(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
  const { _id, clave } = await crearProyecto(t, 'ana');
  await llenarProyecto(t, _id, 5, 20);
  const { id } = await t.db.selectFrom('respuestas').select('id').executeTakeFirstOrThrow();
  suyas = { proyecto: _id, clave, prueba: id };
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  rutas = Object.entries(documento.parse(body).paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'head')
      .map((method) => `${method.toUpperCase()} ${path.replace('/mantenible/api', '')}`)
      .filter(nombraAlgo),
  );
  // The first call of a person stores their name.
  await t.call({ as: 'beto', method: 'GET', url: '/pautas' });
});
afterAll(() => t.close());

/** Whether the route names a project, a test or a component. */
function nombraAlgo(ruta: string): boolean {
  const [, path = ''] = ruta.split(' ');
  const porId = ['{proyectoId}', '/proyectos/{id}', '/respuestas/una/', '/calculos/promedios/'];
  return path in consultas || ruta in cuerpos || porId.some((parte) => path.includes(parte));
}

async function pedir(
  ruta: string,
  cosas: Cosas,
): Promise<Answer & { readonly sentencias: readonly string[] }> {
  const [method = '', path = ''] = ruta.split(' ');
  const valores: Readonly<Record<string, string>> = {
    proyectoId: cosas.proyecto,
    id: path.startsWith('/proyectos') ? cosas.proyecto : cosas.prueba,
    tipo: 'allMetricas',
    elementoId: 'todos',
    intentos: '0',
    accionId: uid(90),
    marcaId: uid(94),
  };
  const url = path.replaceAll(/\{(\w+)\}/g, (_todo, nombre: string) => valores[nombre] ?? '');
  const cuerpo = cuerpos[ruta]?.(cosas);
  let dada: Answer | undefined;
  const sentencias = await t.statementsOf(async () => {
    dada = await t.call({
      as: 'beto',
      method: metodo.parse(method),
      url: url + (consultas[path]?.(cosas) ?? ''),
      ...(cuerpo && { body: cuerpo }),
    });
  });
  if (!dada) throw new Error('no answer');
  return { ...dada, sentencias };
}

/** Columns whose size a person chooses. */
const grandes =
  /"(?:plan|promedios|paquete|incidencias|texto_cifrado|archivos|base|parte|omitidos|ancla)"|"respuestas"\."respuestas"|"(?:respuestas|analisis|borradores|pasados)"\.\*/;
/** Reads the caller's own draft and own earlier save in the statement that finds the project. */
const leeLoPropio = 'POST /respuestas/guardar-respuestas';

test('another person’s project takes the same statements as a missing one, none of which reads large data', async () => {
  expect(rutas.length).toBeGreaterThan(35);
  for (const ruta of rutas) {
    const [ajena, ninguna] = [await pedir(ruta, suyas), await pedir(ruta, ningunas)];
    expect([ruta, ajena.status, ajena.body]).toEqual([ruta, 404, ninguna.body]);
    expect([ruta, ajena.sentencias]).toEqual([ruta, ninguna.sentencias]);
    if (ruta !== leeLoPropio)
      expect([ruta, ajena.sentencias.filter((sql) => grandes.test(sql))]).toEqual([ruta, []]);
  }
});
