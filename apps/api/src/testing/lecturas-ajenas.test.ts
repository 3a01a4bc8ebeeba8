// seguridad: audit-trail
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { idOf } from './catalogo-builder.ts';
import { sembrarCurso } from './muestra-curso.ts';
import { sembrarEntrega } from './muestra-entrega.ts';
import { crearProyecto, guardarPrueba, pruebaDeMetrica, sembrarCatalogo, uid } from './muestra.ts';
import { pedirRuta, rutasDeProyecto, type Cosas } from './rutas-de-proyecto.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { Person } from './tokens.ts';

let t: TestApp;
let cosas: Cosas;
let entregaId: string;
beforeAll(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
  const { _id: proyecto, clave } = await crearProyecto(t, 'ana', 'Tienda');
  const prueba = idOf(await guardarPrueba(t, pruebaDeMetrica(proyecto)));
  cosas = { proyecto, clave, prueba };
  await sembrarCurso(t, 1, { docentes: ['dora'], proyectos: [proyecto] });
  entregaId = await sembrarEntrega(t, 2, {
    entregados: [{ proyecto, nombre: 'Tienda', propietario: 'ana' }],
  });
});
beforeEach(() => t.db.deleteFrom('auditoria').execute());
afterAll(() => t.close());

const apuntadas = async () => {
  const apuntes = t.db.selectFrom('auditoria').where('accion', 'in', ['lectura-ajena', 'exportacion']);
  return (await apuntes.select(['objeto', 'objeto_id', 'sub']).execute()).map((fila) => Object.values(fila));
};

/** Routes that have an entry for the class of a course or of a delivery. */
const deClase = [
  ['GET /cursos/{cursoId}/clase', 'Clase: Curso 2'],
  ['GET /cursos/{cursoId}/clase/csv', 'Clase: Curso 2'],
  ['GET /cursos/{cursoId}/clase/xlsx', 'Clase: Curso 2'],
  ['GET /cursos/{cursoId}/resumen', 'Clase: Curso 2'],
  ['GET /cursos/{cursoId}/proyectos/{proyecto}/vecinos', 'Clase: Curso 2'],
  ['GET /entregas/{entregaId}', 'Entrega: Entrega 2'],
  ['GET /entregas/{entregaId}/csv', 'Entrega: Entrega 2'],
  ['GET /entregas/{entregaId}/xlsx', 'Entrega: Entrega 2'],
  ['GET /entregas/{entregaId}/notas', 'Notas: Entrega 2'],
  ['GET /entregas/{entregaId}/notas/moodle', 'Notas: Entrega 2'],
  ['GET /entregas/{entregaId}/notas/moodle/personas', 'Notas: Entrega 2'],
  ['GET /entregas/{entregaId}/notas/hoja', 'Notas: Entrega 2'],
  ['GET /entregas/{entregaId}/notas/csv', 'Notas: Entrega 2'],
  ['GET /entregas/{entregaId}/acuerdo', 'Acuerdo: Entrega 2'],
  ['GET /entregas/{entregaId}/acuerdo/xlsx', 'Acuerdo: Entrega 2'],
  ['GET /entregas/{entregaId}/acuerdo/csv', 'Acuerdo: Entrega 2'],
  ['GET /entregas/{entregaId}/acuerdo/{proyecto}', 'Tienda'],
  ['GET /entregas/{entregaId}/notas/{proyecto}', 'Tienda'],
  ['GET /entregas/{entregaId}/comentarios/{proyecto}', 'Tienda'],
  ['GET /entregas/{entregaId}/proyectos/{proyecto}', 'Tienda (entrega «Entrega 2»)'],
  ['GET /entregas/{entregaId}/proyectos/{proyecto}/incidencias', 'Tienda (entrega «Entrega 2»)'],
] as const;
/** Routes that show no work of people. */
const sinPersonas = [
  'GET /cursos/{cursoId}',
  'GET /cursos/{cursoId}/cuentas',
  'GET /cursos/{cursoId}/entregas',
  'GET /entregas/{entregaId}/rubrica',
  'GET /entregas/{entregaId}/analisis',
];

test('every reading of another person’s project that answers has an entry that names it', async () => {
  const con: string[] = [];
  for (const ruta of await rutasDeProyecto(t)) {
    if (!ruta.startsWith('GET ') || ruta.startsWith('GET /borradores/')) continue;
    for (const as of ['dora', 'admin'] as const) {
      await t.db.deleteFrom('auditoria').execute();
      if ((await pedirRuta(t, ruta, cosas, as)).status >= 300) continue;
      con.push(ruta);
      expect([ruta, await apuntadas()]).toEqual([
        ruta,
        expect.arrayContaining([['Tienda', cosas.proyecto, `sub-${as}`]]),
      ]);
    }
  }
  for (const ruta of [
    'GET /respuestas/una/{id}',
    'GET /respuestas/una/{id}/exportacion',
    'GET /calculos/promedios/{id}',
    'GET /sonarqube/measures',
    'GET /sonarqube/measures/component_tree',
    'GET /sonarqube/issues',
    'GET /analisis/{proyectoId}',
    'GET /comentarios/{proyectoId}',
  ])
    expect(con.filter((una) => una === ruta)).toHaveLength(2);
});

test('every route of a course or a delivery is known to show work of people or not', async () => {
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  const { paths } = body as { readonly paths: Readonly<Record<string, object>> };
  const lecturas = Object.entries(paths).flatMap(([path, metodos]) =>
    'get' in metodos && /\{(?:cursoId|entregaId)\}/u.test(path)
      ? `GET ${path.replace('/mantenible/api', '')}`
      : [],
  );
  expect(lecturas.toSorted()).toEqual([...deClase.map(([ruta]) => ruta), ...sinPersonas].toSorted());
});

test.each(deClase)('%s has an entry that names %s', async (ruta, objeto) => {
  const url = ruta
    .replace('GET ', '')
    .replace('{cursoId}', uid(7002))
    .replace('{entregaId}', entregaId)
    .replace('{proyecto}', cosas.proyecto);
  expect((await t.call({ as: 'dora', method: 'GET', url })).status).toBe(200);
  expect(await apuntadas()).toContainEqual([objeto, expect.anything(), 'sub-dora']);
});

test('a reading of what a deleted project delivered has an entry', async () => {
  const entregados = [{ proyecto: uid(77), nombre: 'Borrado', propietario: 'beto' as const }];
  const otra = await sembrarEntrega(t, 3, { entregados });
  const pedir = (as: Person) => t.call({ as, method: 'GET', url: `/entregas/${otra}/notas/${uid(77)}` });
  expect((await pedir('dora')).status).toBe(200);
  await pedir('beto');
  expect(await apuntadas()).toEqual([['Borrado', uid(77), 'sub-dora']]);
});
