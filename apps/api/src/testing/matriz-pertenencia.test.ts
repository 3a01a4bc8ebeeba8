// seguridad: 1, 2, 3, 4, 5
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { idOf } from './catalogo-builder.ts';
import { sembrarCurso, sembrarMiembro } from './muestra-curso.ts';
import { crearProyecto, guardarPrueba, pruebaDeMetrica, sembrarCatalogo, uid } from './muestra.ts';
import { pedirRuta, rutasDeProyecto, type Cosas } from './rutas-de-proyecto.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { people, type Person } from './tokens.ts';

/** Who reaches a route of a project: all who read it, its team, its owner, or its owner and an admin. */
type Alcanza = 'lectores' | 'equipo' | 'propietario' | 'propietario y admin';

const filas: Readonly<Record<Alcanza, readonly string[]>> = {
  lectores: [
    'GET /proyectos/{id}',
    'GET /proyectos/{id}/panorama',
    'GET /respuestas/{proyectoId}',
    'GET /respuestas/una/{id}',
    'GET /calculos/promedios/{id}',
    'GET /proyectos/{id}/exportacion',
    'GET /respuestas/una/{id}/exportacion',
    'GET /comentarios/{proyectoId}',
    'GET /mediciones/{proyectoId}',
    'GET /mediciones/{proyectoId}/archivos',
    'GET /comparaciones/pruebas/{proyectoId}',
    'GET /comparaciones/analisis/{proyectoId}',
    'GET /comparaciones/analisis/{proyectoId}/incidencias',
    'GET /puntos-criticos/{proyectoId}',
    'GET /mejoras/{proyectoId}',
    'POST /mejoras/{proyectoId}/efecto',
    'GET /marcas/{proyectoId}',
    'GET /analisis/{proyectoId}',
    'GET /analisis/{proyectoId}/exportacion',
    'GET /analisis/{proyectoId}/progreso',
    'GET /alcances/{proyectoId}',
    'POST /alcances/{proyectoId}/comprobacion',
    'GET /equipos/{proyectoId}',
    'GET /partidas/{proyectoId}',
    'GET /partidas/{proyectoId}/nuevas',
    'GET /pasados/{proyectoId}',
    'GET /pasados/{proyectoId}/progreso',
    'GET /sonarqube/measures',
    'GET /sonarqube/issues',
    'GET /sonarqube/measures/component_tree',
    'GET /sonarqube/sonar-file',
    // A person's own drafts, of which those who cannot answer have none.
    'POST /respuestas/subcaracteristica',
    'POST /respuestas/metrica',
    'GET /borradores/{proyectoId}',
    'GET /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
  ],
  equipo: [
    'POST /respuestas/guardar-respuestas',
    'POST /mejoras/{proyectoId}/acciones',
    'PUT /mejoras/{proyectoId}/acciones/{accionId}',
    'DELETE /mejoras/{proyectoId}/acciones/{accionId}',
    'POST /marcas/{proyectoId}',
    'DELETE /marcas/{proyectoId}/{marcaId}',
    'PUT /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
    'DELETE /borradores/{proyectoId}/{tipo}/{elementoId}/{intentos}',
    // A member leaves.
    'DELETE /equipos/{proyectoId}/miembros/{miembroId}',
    'POST /borradores/{proyectoId}/importar',
    'POST /analisis/{proyectoId}',
    'DELETE /analisis/{proyectoId}',
    'PUT /alcances/{proyectoId}',
    'PUT /partidas/{proyectoId}',
    'POST /pasados/{proyectoId}',
    'DELETE /pasados/{proyectoId}',
  ],
  propietario: [
    'PUT /proyectos/{id}',
    'PUT /equipos/{proyectoId}/propietario',
    'POST /equipos/{proyectoId}/invitaciones',
    'DELETE /equipos/{proyectoId}/invitaciones/{invitacionId}',
    'POST /equipos/{proyectoId}/enlace',
    'DELETE /equipos/{proyectoId}/enlace',
    'GET /enlaces/{proyectoId}',
    'POST /enlaces/{proyectoId}',
    'DELETE /enlaces/{proyectoId}/{enlaceId}',
  ],
  'propietario y admin': ['DELETE /proyectos/{id}', 'GET /proyectos/{id}/usos'],
};
const celdas = Object.entries(filas).flatMap(([alcanza, rutas]) =>
  rutas.map((ruta) => [ruta, alcanza as Alcanza] as const),
);

/** 200: the route is reached; 403: it can be read, not this; 404: as a missing project. */
type Efecto = 200 | 403 | 404;
const columnas: readonly [string, Person, Readonly<Record<Alcanza, Efecto>>][] = [
  ['a stranger', 'eva', { lectores: 404, equipo: 404, propietario: 404, 'propietario y admin': 404 }],
  [
    'a docente of another course',
    'omar',
    { lectores: 404, equipo: 404, propietario: 404, 'propietario y admin': 404 },
  ],
  [
    'a docente of the course',
    'dora',
    { lectores: 200, equipo: 403, propietario: 403, 'propietario y admin': 403 },
  ],
  ['a member', 'beto', { lectores: 200, equipo: 200, propietario: 403, 'propietario y admin': 403 }],
  ['an admin', 'admin', { lectores: 200, equipo: 403, propietario: 403, 'propietario y admin': 200 }],
  ['the owner', 'ana', { lectores: 200, equipo: 200, propietario: 200, 'propietario y admin': 200 }],
];

let t: TestApp;
let cuantos = 0;
beforeAll(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
});
afterAll(() => t.close());

/** A new project of Ana with a test, whose member is Beto and whose course is Dora's. */
async function montar(): Promise<Cosas> {
  cuantos += 1;
  const { _id: proyecto, clave } = await crearProyecto(t, 'ana', `Proyecto ${cuantos}`);
  const prueba = idOf(await guardarPrueba(t, pruebaDeMetrica(proyecto)));
  await sembrarMiembro(t, proyecto, 'beto');
  await sembrarCurso(t, 2 * cuantos, { docentes: ['dora'], proyectos: [proyecto] });
  await sembrarCurso(t, 2 * cuantos + 1, { docentes: ['omar'], proyectos: [] });
  return { proyecto, clave, prueba };
}

const ningunas: Cosas = { proyecto: uid(88), clave: 'ninguna', prueba: uid(89) };

async function efecto(ruta: string, cosas: Cosas, as: Person): Promise<Efecto> {
  const { status, body } = await pedirRuta(t, ruta, cosas, as);
  if (status >= 500) throw new Error(`${ruta} answers ${status}`);
  if (status === 403) return 403;
  const ninguna = await pedirRuta(t, ruta, ningunas, as);
  return status === 404 && JSON.stringify(body) === JSON.stringify(ninguna.body) ? 404 : 200;
}

test('every route that names a project has a row', async () => {
  const rutas = await rutasDeProyecto(t);
  expect(celdas.map(([ruta]) => ruta).toSorted()).toEqual([...rutas].toSorted());
});

describe.each(celdas)('%s is for: %s', (ruta, alcanza) => {
  test('has the effect of the table for each relation to the project', async () => {
    let cosas = await montar();
    const vistos: [string, Efecto][] = [];
    for (const [quien, as] of columnas) {
      vistos.push([quien, await efecto(ruta, cosas, as)]);
      if (ruta === 'DELETE /proyectos/{id}' && as === 'admin') cosas = await montar();
    }
    expect(vistos).toEqual(columnas.map(([quien, , esperados]) => [quien, esperados[alcanza]]));
  });
});

test('a lecturer of the course without the role docente reaches nothing', async () => {
  const { proyecto } = await montar();
  await sembrarCurso(t, 900, { docentes: ['eva'], proyectos: [proyecto] });
  expect((await t.call({ as: 'eva', method: 'GET', url: `/proyectos/${proyecto}` })).status).toBe(404);
});

test('only the owner receives the token, and the refusal of a member names who may change the link', async () => {
  const { proyecto } = await montar();
  for (const as of ['beto', 'dora', 'admin'] as const) {
    const { body } = await t.call({ as, method: 'GET', url: `/proyectos/${proyecto}?conToken=true` });
    expect(JSON.stringify(body)).not.toContain('githubtoken');
  }
  const cambio = await pedirRuta(t, 'PUT /proyectos/{id}', { ...ningunas, proyecto }, 'beto');
  expect(cambio.body).toMatchObject({
    codigo: 'solo-propietario',
    mensaje: 'Eso lo hace solo la persona propietaria del proyecto: pídaselo a ella.',
  });
});

test('a person who is no longer a member, and a lecturer who left the course, reach nothing', async () => {
  const { proyecto } = await montar();
  await t.db.deleteFrom('miembros').where('proyecto_id', '=', proyecto).execute();
  await t.db.deleteFrom('curso_docentes').where('sub', '=', people.dora.sub).execute();
  for (const as of ['beto', 'dora'] as const)
    expect((await t.call({ as, method: 'GET', url: `/proyectos/${proyecto}` })).status).toBe(404);
});
