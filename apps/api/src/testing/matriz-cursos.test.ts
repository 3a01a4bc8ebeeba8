// seguridad: 1, 2, 3, 4, 5
import { afterAll, beforeAll, expect, test } from 'vitest';

import { cuentaRepository } from '../identity/cuentas/cuenta.repository.ts';
import { sembrarMiembro } from './muestra-curso.ts';
import { sembrarEntrega } from './muestra-entrega.ts';
import { crearProyecto, sembrarCatalogo, uid } from './muestra.ts';
import { pedirRutaDeCurso, rutasDeCurso, type CosasDeCurso } from './rutas-de-curso.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { Person } from './tokens.ts';

/** Relations to a course and its delivery: who asks, and who joined the course. */
const columnas: readonly [string, Person, readonly Person[]][] = [
  ['a stranger', 'eva', []],
  ['a lecturer of another course', 'omar', []],
  ['one who joined, of no team', 'eva', ['eva', 'ana']],
  ['a lecturer of another course who joined', 'omar', ['omar', 'ana']],
  ['the owner', 'ana', ['ana', 'beto']],
  ['a member', 'beto', ['ana', 'beto']],
  ['a lecturer of the course', 'dora', ['ana']],
  ['an admin', 'admin', ['ana']],
];

/**
 * Routes by their effect for each relation, in that order. 'ok': the route is reached; '403': it is refused; '404': as a missing course or
 * delivery; 'sin': the course is known, and that part of it is missing for the caller.
 */
const tabla: Readonly<Record<string, readonly string[]>> = {
  // All who joined, lecturers and admins.
  '404 404 ok ok ok ok ok ok': [
    'GET /cursos/{cursoId}',
    'GET /cursos/{cursoId}/entregas',
    'GET /entregas/{entregaId}',
    'GET /entregas/{entregaId}/csv',
    'GET /entregas/{entregaId}/xlsx',
    'GET /entregas/{entregaId}/rubrica',
  ],
  // The team, lecturers and admins.
  '404 404 sin sin ok ok ok ok': ['GET /entregas/{entregaId}/proyectos/{proyecto}'],
  // An empty list for those who are not of the team.
  '404 404 ok ok ok ok ok ok ': ['GET /entregas/{entregaId}/proyectos/{proyecto}/incidencias'],
  '404 404 404 404 ok ok ok ok': [
    'GET /entregas/{entregaId}/notas/{proyecto}',
    'GET /entregas/{entregaId}/acuerdo/{proyecto}',
    'GET /entregas/{entregaId}/comentarios/{proyecto}',
  ],
  // The whole class: lecturers and admins.
  '403 404 403 403 403 403 ok ok': [
    'GET /cursos/{cursoId}/clase',
    'GET /cursos/{cursoId}/clase/csv',
    'GET /cursos/{cursoId}/clase/xlsx',
    'GET /cursos/{cursoId}/resumen',
    'GET /cursos/{cursoId}/proyectos/{proyecto}/vecinos',
    'GET /entregas/{entregaId}/notas',
    'GET /entregas/{entregaId}/notas/moodle',
    'GET /entregas/{entregaId}/notas/moodle/personas',
    'GET /entregas/{entregaId}/notas/hoja',
    'GET /entregas/{entregaId}/notas/csv',
    'GET /entregas/{entregaId}/acuerdo',
    'GET /entregas/{entregaId}/acuerdo/xlsx',
    'GET /entregas/{entregaId}/acuerdo/csv',
    'PUT /cursos/{cursoId}/estado',
    'DELETE /cursos/{cursoId}/docentes/{docente}',
  ],
  '404 404 403 403 403 403 ok ok': ['GET /entregas/{entregaId}/analisis'],
  // No account has the user name.
  '403 404 403 403 403 403 sin sin': ['POST /cursos/{cursoId}/docentes'],
  // Lecturers of the course alone.
  '403 404 403 403 403 403 ok 403': [
    'PUT /cursos/{cursoId}',
    'POST /cursos/{cursoId}/entregas',
    'PUT /entregas/{entregaId}',
    'DELETE /entregas/{entregaId}',
    'POST /entregas/{entregaId}/analisis',
    'DELETE /entregas/{entregaId}/analisis',
    'PUT /entregas/{entregaId}/proyectos/{proyecto}/tarde',
    'DELETE /entregas/{entregaId}/proyectos/{proyecto}/tarde',
    'PUT /entregas/{entregaId}/rubrica',
    'POST /entregas/{entregaId}/rubrica/prueba',
    'POST /entregas/{entregaId}/notas/calcular',
    'POST /entregas/{entregaId}/notas/publicar',
    'PUT /entregas/{entregaId}/referencia',
    'PUT /cursos/{cursoId}/codigo',
    'DELETE /cursos/{cursoId}/personas/{persona}',
    'POST /cursos/{cursoId}/lista/simular',
    'PUT /cursos/{cursoId}/lista',
  ],
  // The role docente alone does not show that the project delivered something.
  '403 404 403 404 403 403 ok 403': ['PUT /entregas/{entregaId}/notas/{proyecto}'],
  '403 403 403 403 403 403 403 ok': [
    'DELETE /cursos/{cursoId}',
    'GET /cursos/{cursoId}/cuentas',
    'POST /cursos/{cursoId}/cuentas/desactivar',
    'POST /cursos/{cursoId}/cuentas/eliminar',
  ],
  // Their own part of the course.
  '404 404 ok ok ok ok sin sin': ['DELETE /cursos/{cursoId}/personas/propia'],
  '404 404 sin sin ok sin sin sin': ['PUT /cursos/{cursoId}/proyectos/{proyecto}'],
  '404 404 sin sin ok sin ok sin': ['DELETE /cursos/{cursoId}/proyectos/{proyecto}'],
  '404 404 404 404 ok ok 403 403': ['POST /entregas/{entregaId}/notas/{proyecto}/revision'],
  '404 404 404 404 403 403 ok 403': ['POST /entregas/{entregaId}/comentarios/{proyecto}'],
  '404 404 404 404 sin sin sin 403': [
    'PUT /entregas/{entregaId}/comentarios/{proyecto}/{comentarioId}',
    'DELETE /entregas/{entregaId}/comentarios/{proyecto}/{comentarioId}',
  ],
};
const celdas = Object.entries(tabla).flatMap(([efectos, rutas]) =>
  rutas.map((ruta) => [ruta, efectos.trim()] as const),
);

let t: TestApp;
let cuantos = 0;
beforeAll(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
  const admin = { sub: 'sub-admin', usuario: 'admin', nombre: 'Admin', correo: null } as const;
  const resto = {
    roles: ['admin', 'estudiante'],
    activa: true,
    debeCambiarClave: false,
    claveHash: '',
  } as const;
  await cuentaRepository(t.db, () => new Date()).crear({ ...admin, ...resto });
});
afterAll(() => t.close());

/** A course of Dora with these people, and a closed delivery of it; the team of its project is Ana, who owns it, and Beto. */
async function montar(personas: readonly Person[]): Promise<CosasDeCurso> {
  cuantos += 1;
  const { _id: proyecto } = await crearProyecto(t, 'ana', `Proyecto ${cuantos}`);
  await sembrarMiembro(t, proyecto, 'beto');
  const entregado = { proyecto, propietario: 'ana', miembros: ['beto'] } as const;
  const entregaId = await sembrarEntrega(t, cuantos, { personas, entregados: [entregado] });
  const cursoId = uid(7000 + cuantos);
  const ingreso = new Date(Date.UTC(2026, 0, 1));
  await t.db
    .insertInto('curso_proyectos')
    .values({ curso_id: cursoId, proyecto_id: proyecto, ingreso })
    .execute();
  return { cursoId, entregaId, proyecto };
}

const ningunas: CosasDeCurso = { cursoId: uid(88), entregaId: uid(89), proyecto: uid(87) };

async function efecto(ruta: string, personas: readonly Person[], as: Person): Promise<string> {
  const { status, body } = await pedirRutaDeCurso(t, ruta, await montar(personas), as);
  if (status >= 500 || status === 403) return String(status);
  if (status !== 404) return 'ok';
  const ninguna = await pedirRutaDeCurso(t, ruta, ningunas, as);
  return JSON.stringify(body) === JSON.stringify(ninguna.body) ? '404' : 'sin';
}

test('every route that names a course or a delivery has a row', async () => {
  expect(celdas.map(([ruta]) => ruta).toSorted()).toEqual([...(await rutasDeCurso(t))].toSorted());
});

test.each(celdas)('%s has for each relation to the course the effect %s', async (ruta, efectos) => {
  const vistos: string[] = [];
  for (const [quien, as, personas] of columnas) vistos.push(`${quien}: ${await efecto(ruta, personas, as)}`);
  const esperados = efectos.split(' ');
  expect(vistos).toEqual(columnas.map(([quien], i) => `${quien}: ${esperados[i]}`));
});
