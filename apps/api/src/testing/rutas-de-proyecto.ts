import { ambitoCompleto } from '@mantenible/domain/ambito';
import * as z from 'zod/mini';

import { cuerpoProyecto, pruebaDeMetrica, uid } from './muestra.ts';
import type { Answer, TestApp } from './test-app.ts';
import { people, type Person } from './tokens.ts';

/** What a request names: a project with its key, and one of its tests. */
export interface Cosas {
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
  '/comentarios/{proyectoId}': () => '?lugar=accion',
  '/analisis/{proyectoId}/exportacion': () => '?formato=json',
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
  'POST /borradores/{proyectoId}/importar': () => ({
    formato: 'mantenible-prueba',
    version: 1,
    tipo: 'singleMetrica',
    elementoId: uid(21),
    nombre: 'T',
    plan: { filas: [], preguntas: [] },
    respuestas: [],
  }),
  'PUT /alcances/{proyectoId}': () => ({ ambito: null }),
  'PUT /partidas/{proyectoId}': () => ({ partida: null }),
  'POST /alcances/{proyectoId}/comprobacion': () => ({ ambito: ambitoCompleto }),
  'POST /mejoras/{proyectoId}/efecto': () => ({ origenes: [] }),
  'POST /mejoras/{proyectoId}/acciones': () => ({ ...accion, origen: { tipo: 'propia', clave: '' } }),
  'PUT /mejoras/{proyectoId}/acciones/{accionId}': () => accion,
  'POST /enlaces/{proyectoId}': () => ({ clase: 'plan', dias: 1 }),
  'POST /marcas/{proyectoId}': () => marca,
  'PUT /equipos/{proyectoId}/propietario': () => ({ miembro: people.beto.sub }),
  'POST /equipos/{proyectoId}/invitaciones': () => ({ usuario: 'carla' }),
};

/** Whether the route names a project, a test or a component. */
function nombraAlgo(ruta: string): boolean {
  const [, path = ''] = ruta.split(' ');
  const porId = ['{proyectoId}', '/proyectos/{id}', '/respuestas/una/', '/calculos/promedios/'];
  return path in consultas || ruta in cuerpos || porId.some((parte) => path.includes(parte));
}

/** Routes of the API that name a project, a test or a component, as 'METHOD path'. */
export async function rutasDeProyecto(t: TestApp): Promise<readonly string[]> {
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  return Object.entries(documento.parse(body).paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'head')
      .map((method) => `${method.toUpperCase()} ${path.replace('/mantenible/api', '')}`)
      .filter(nombraAlgo),
  );
}

/** Calls a route for these things as `as`, with a body and a query that it accepts. */
export function pedirRuta(t: TestApp, ruta: string, cosas: Cosas, as: Person): Promise<Answer> {
  const [method = '', path = ''] = ruta.split(' ');
  const valores: Readonly<Record<string, string>> = {
    proyectoId: cosas.proyecto,
    id: path.startsWith('/proyectos') ? cosas.proyecto : cosas.prueba,
    tipo: 'allMetricas',
    elementoId: 'todos',
    intentos: '0',
    accionId: uid(90),
    marcaId: uid(94),
    enlaceId: uid(94),
    miembroId: people.beto.sub,
    invitacionId: uid(95),
  };
  const url = path.replaceAll(/\{(\w+)\}/g, (_todo, nombre: string) => valores[nombre] ?? '');
  const cuerpo = cuerpos[ruta]?.(cosas);
  return t.call({
    as,
    method: metodo.parse(method),
    url: url + (consultas[path]?.(cosas) ?? ''),
    ...(cuerpo && { body: cuerpo }),
  });
}
