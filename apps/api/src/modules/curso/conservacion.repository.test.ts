import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sembrarComentarios } from '../../testing/muestra-comentarios.ts';
import { clavePrimera, sembrarEntrega } from '../../testing/muestra-entrega.ts';
import { crearProyecto, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { borrarListasCerradas, borrarNombresArchivados } from './conservacion.repository.ts';
import { abrirCurso, unirA } from './curso.fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const antes = new Date('2026-01-01T00:00:00Z');
const despues = new Date('2026-02-01T00:00:00Z');

/** A course of Ana, with her project and a class list of her and of a person who never joined. */
async function conClase(fechas: { readonly cerrado?: Date; readonly archivado?: Date }): Promise<string> {
  const { _id, codigo } = await abrirCurso(app);
  await unirA(app, 'ana', codigo);
  const proyecto = await crearProyecto(app, 'ana', `De ${_id}`);
  await app.call({ as: 'ana', method: 'PUT', url: `/cursos/${_id}/proyectos/${proyecto._id}` });
  await app.db.updateTable('personas').set({ usuario: 'ana' }).where('sub', '=', 'sub-ana').execute();
  const contenido = 'usuario\nana\ncarla';
  await app.call({ as: 'dora', method: 'PUT', url: `/cursos/${_id}/lista`, body: { contenido } });
  await app.db
    .updateTable('cursos')
    .set({ estado: 'cerrado', ...fechas })
    .where('id', '=', _id)
    .execute();
  return _id;
}
const filasDe = (tabla: 'curso_lista' | 'curso_personas' | 'curso_proyectos', id: string) =>
  app.db.selectFrom(tabla).selectAll().where('curso_id', '=', id).execute();

test('those who never joined go from the lists of courses that closed before, and no others', async () => {
  const [vieja, nueva] = [await conClase({ cerrado: antes }), await conClase({ cerrado: despues })];
  expect(await borrarListasCerradas(app.db, despues)).toBe(1);
  expect(await filasDe('curso_lista', vieja)).toMatchObject([{ usuario: 'ana', sub: 'sub-ana' }]);
  expect(await filasDe('curso_lista', nueva)).toHaveLength(2);
});

test('of a course archived before, numbers stay and names go, once', async () => {
  const [viejo, nuevo] = [await conClase({ archivado: antes }), await conClase({ archivado: despues })];
  expect(await borrarNombresArchivados(app.db, despues, despues)).toBe(1);
  expect(await filasDe('curso_personas', viejo)).toMatchObject([{ sub: 'anonima:1', correo: null }]);
  expect([await filasDe('curso_lista', viejo), await filasDe('curso_proyectos', viejo)]).toEqual([[], []]);
  expect(await filasDe('curso_personas', nuevo)).toMatchObject([{ sub: 'sub-ana' }]);
  expect(await borrarNombresArchivados(app.db, despues, despues)).toBe(0);
  const clase = await app.call({ as: 'dora', method: 'GET', url: `/cursos/${viejo}/clase` });
  expect(clase.body).toMatchObject({ filas: [{ persona: { nombre: 'Persona eliminada' }, proyecto: null }] });
});

test('no delivery, mark or comment of such a course leads to a person or a project', async () => {
  const proyecto = uid(501);
  const entrega = await sembrarEntrega(app, 1, {
    personas: ['ana'],
    plantilla: { grado: 70, incidencias: { 'a.js': [] } },
    entregados: [{ proyecto, nombre: 'De Ana', propietario: 'ana', miembros: ['eva'], verificadas: 1 }],
  });
  await corregir(entrega, proyecto);
  await app.db
    .updateTable('cursos')
    .set({ estado: 'archivado', archivado: antes })
    .where('id', '=', app.db.selectFrom('entregas').select('curso_id').where('id', '=', entrega))
    .execute();
  await borrarNombresArchivados(app.db, despues, despues);
  const { entregados, calificaciones, observaciones, ...otras } = await filasDeNotas(entrega);
  const ids = [...entregados, ...calificaciones, ...observaciones].map(({ proyecto_id }) => proyecto_id);
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(1);
  expect(entregados).toMatchObject([
    { promedio: 0.5, prueba_id: null, prueba: { respuestas: [{ valor: 0.5 }] } },
  ]);
  expect(calificaciones).toMatchObject([{ nota_docente: 8, publicado: { nota: 8 } }]);
  expect(observaciones.map(({ clave }) => clave).toSorted()).toEqual(['', '', clavePrimera]);
  expect(otras.avisos).toEqual([]);
  expect(otras.entregas).toMatchObject([{ plantilla: { proyectoId: entrega, commit: null } }]);
  expect(otras.analisis.map(({ grado }) => grado).toSorted()).toEqual([70, 80]);
  expect(otras.archivos).toHaveLength(1);
  const todo = JSON.stringify({ entregados, calificaciones, observaciones, ...otras });
  for (const resto of [proyecto, uid(1), 'sub-', 'Ana', 'secreto', 'Dora', 'github.com', 'abc1234'])
    expect(todo).not.toContain(resto);
});

test.each([
  ['x', 3],
  [randomBytes(4000).toString('hex'), 11],
])('three hundred comments are erased by their number and size', async (texto, sentencias) => {
  const proyecto = uid(502);
  const entrega = await sembrarEntrega(app, sentencias, { entregados: [{ proyecto, propietario: 'ana' }] });
  await sembrarComentarios(app, { entrega, proyecto }, 300, texto);
  await app.db
    .updateTable('cursos')
    .set({ estado: 'archivado', archivado: antes })
    .where('id', '=', app.db.selectFrom('entregas').select('curso_id').where('id', '=', entrega))
    .execute();
  const todas = await app.statementsOf(() => borrarNombresArchivados(app.db, despues, despues));
  const tramos = todas.filter(
    (una) => una.includes('update "observaciones" set texto') && una.includes('ctid'),
  );
  expect(tramos).toHaveLength(sentencias);
  const { observaciones } = await filasDeNotas(entrega);
  expect(new Set(observaciones.map((una) => una.texto))).toEqual(new Set(['Texto eliminado']));
});

test('signatures go in slices and projects get other ids in groups, alike in copies and comments', async () => {
  const proyectos = Array.from({ length: 45 }, (_, i) => uid(5100 + i));
  const entregados = proyectos.map((proyecto) => ({ proyecto, propietario: 'ana' }) as const);
  const entrega = await sembrarEntrega(app, 30, { entregados });
  for (const proyecto of proyectos) await sembrarComentarios(app, { entrega, proyecto }, 12);
  await app.db
    .updateTable('cursos')
    .set({ estado: 'archivado', archivado: antes })
    .where('id', '=', app.db.selectFrom('entregas').select('curso_id').where('id', '=', entrega))
    .execute();
  const todas = await app.statementsOf(() => borrarNombresArchivados(app.db, despues, despues));
  const cuantas = (palabras: string) => todas.filter((una) => una.includes(palabras)).length;
  // 540 comments, and one statement each that finds none left: the slices' and the last transaction's.
  expect(cuantas('update "observaciones" set "por"')).toBe(4);
  expect(cuantas('update "observaciones" t set proyecto_id')).toBe(3);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from observaciones o
    join entregados e on e.entrega_id = o.entrega_id and e.proyecto_id = o.proyecto_id
    where o.entrega_id = ${entrega} and o.por ->> 'nombre' = 'Persona eliminada'
    and not (o.proyecto_id = any (${proyectos}::uuid[])) group by o.proyecto_id`.execute(app.db);
  expect(rows).toEqual(proyectos.map(() => ({ n: 12 })));
});

/** A mark with its history, a rubric, a reference test, comments and a notice of what a project delivered. */
async function corregir(entrega_id: string, proyecto_id: string): Promise<void> {
  const por = JSON.stringify({ sub: 'sub-dora', nombre: 'Dora', usuario: 'dora' });
  const prueba = (comentario: string) =>
    JSON.stringify({
      _id: uid(1),
      nombre: 'Prueba de Ana',
      respuestas: [
        { valor: 0.5, comentario, evidencias: [{ tipo: 'enlace', url: 'https://github.com/ana' }] },
      ],
    });
  const acciones = JSON.stringify([{ texto: 'secreto de Ana', responsable: 'Ana', estado: 'hecha' }]);
  const cambio = { prueba_id: uid(1), prueba: prueba('secreto'), promedio: 0.5, acciones };
  await app.db
    .updateTable('entregados')
    .set({ ...cambio, tarde_por: por, tarde_motivo: 'secreto' })
    .where('entrega_id', '=', entrega_id)
    .execute();
  await app.db
    .updateTable('entregas')
    .set({ plantilla: JSON.stringify({ proyectoId: uid(1), commit: 'abc1234' }) })
    .where('id', '=', entrega_id)
    .execute();
  await app.db.updateTable('entrega_analisis').set({ motivo: 'secreto' }).execute();
  await app.db
    .updateTable('entregado_archivos')
    .set({ sello_id: uid(1), texto_cifrado: 'secreto', texto_clave: 'secreto' })
    .execute();
  const comunes = { entrega_id, proyecto_id, por, version: 1, cambiado: antes };
  await app.db
    .insertInto('calificaciones')
    .values({
      ...comunes,
      id: uid(601),
      orden: 1,
      medidas: '{}',
      calculado: antes,
      niveles: '{}',
      enlaces: '[{"clave":"a","url":"https://github.com/ana"}]',
      marcas: '[{"ruta":"secreto","regla":"r","mensaje":"secreto","cuantas":1}]',
      nota_docente: 8,
      motivo: 'secreto',
      publicado: '{"nota":8,"motivo":"secreto"}',
      publicada: antes,
      revision_pedida: antes,
      revision_motivo: 'secreto',
    })
    .execute();
  const creado = antes;
  await app.db
    .insertInto('calificacion_cambios')
    .values({
      id: uid(602),
      calificacion_id: uid(601),
      que: 'q',
      nota: 8,
      motivo: 'secreto',
      por,
      momento: antes,
    })
    .execute();
  await app.db
    .insertInto('rubricas')
    .values({ entrega_id, version: 1, lineas: '[]', motivo: 'secreto', por, creado })
    .execute();
  await app.db
    .insertInto('patrones')
    .values({
      entrega_id,
      prueba_id: uid(1),
      nombre: 'Prueba de Ana',
      enlace: 'https://github.com/dora',
      prueba: prueba('secreto'),
      por,
      creado,
    })
    .execute();
  const comentario = { padre: null, texto: 'secreto', de_docente: true, resuelta: null, cuando: 'ya' };
  const lugares = [
    { lugar: 'accion', clave: 'secreto de Ana' },
    { lugar: 'respuesta', clave: clavePrimera },
    { lugar: 'respuesta', clave: 'secreto de Ana' },
  ];
  await app.db
    .insertInto('observaciones')
    .values(lugares.map((lugar, i) => ({ ...comunes, ...comentario, ...lugar, id: uid(650 + i), creado })))
    .execute();
  const deEntrega = app.db.selectFrom('entregas').select('curso_id').where('id', '=', entrega_id);
  const { curso_id } = await deEntrega.executeTakeFirstOrThrow();
  const deAna = { sub: 'sub-ana', proyecto_id, texto: 'x', creado, leido: null, unico: null };
  await app.db
    .insertInto('avisos')
    .values([
      { ...deAna, id: uid(604), tipo: 't', entrega_id },
      { ...deAna, id: uid(605), tipo: 'curso', entrega_id: null, curso_id },
    ])
    .execute();
}

async function filasDeNotas(entrega: string) {
  const { db } = app;
  return {
    entregados: await db.selectFrom('entregados').selectAll().where('entrega_id', '=', entrega).execute(),
    calificaciones: await db.selectFrom('calificaciones').selectAll().execute(),
    observaciones: await db.selectFrom('observaciones').selectAll().execute(),
    rubricas: await db.selectFrom('rubricas').selectAll().execute(),
    patrones: await db.selectFrom('patrones').selectAll().execute(),
    avisos: await db.selectFrom('avisos').selectAll().execute(),
    entregas: await db
      .selectFrom('entregas')
      .select(['titulo', 'plantilla'])
      .where('id', '=', entrega)
      .execute(),
    archivos: await db.selectFrom('entregado_archivos').selectAll().execute(),
    analisis: await db.selectFrom('entrega_analisis').selectAll().execute(),
    cambios: await db.selectFrom('calificacion_cambios').selectAll().execute(),
  };
}
