import { afterEach, beforeEach, expect, test } from 'vitest';

import { up } from './migrations/054-lugares-de-anonimos.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let testing: TestDatabase;
beforeEach(async () => {
  testing = await createTestDatabase();
});
afterEach(() => testing.close());

const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const antes = new Date(0);
const pregunta = `${id(1)}:${id(2)}`;
const lugares = [
  ['respuesta', pregunta],
  ['respuesta', 'secreto de Ana'],
  ['respuesta', `${pregunta}\nsecreto`],
  ['incidencia', 'src/ana.js:1 javascript:S1'],
  ['accion', 'Dividir la clase de Ana'],
  ['accion', pregunta],
  ['todo', ''],
] as const;

/** A course with one delivery and a comment on each place; returns the places in that order. */
async function sembrar(n: number, anonimo: Date | null): Promise<() => Promise<readonly string[]>> {
  const { db } = testing;
  const curso = { nombre: 'C', periodo: 'P', zona: 'UTC', escala: 10, aprobado: 6, estado: 'archivado' };
  const nulos = { codigo: null, cerrado: null, archivado: antes };
  await db
    .insertInto('cursos')
    .values({ ...curso, ...nulos, id: id(n), version: 1, creado: antes, anonimo })
    .execute();
  const plazo = {
    abre_local: '',
    cierra_local: '',
    abre: antes,
    fin: antes,
    copiada: antes,
    publicada: null,
  };
  const pedido = { pide: '{}', plantilla: null, ambito: null };
  await db
    .insertInto('entregas')
    .values({
      ...plazo,
      ...pedido,
      id: id(n),
      curso_id: id(n),
      titulo: 'E',
      texto: '',
      version: 1,
      creado: antes,
    })
    .execute();
  const comunes = {
    entrega_id: id(n),
    proyecto_id: id(n),
    padre: null,
    texto: 'x',
    por: '{}',
    de_docente: true,
  };
  const momentos = { cuando: 'ahora', resuelta: null, version: 1, creado: antes, cambiado: antes };
  await db
    .insertInto('observaciones')
    .values(lugares.map(([lugar, clave], i) => ({ ...comunes, ...momentos, id: id(n + i), lugar, clave })))
    .execute();
  return async () => {
    const leidas = db
      .selectFrom('observaciones')
      .select('clave')
      .where('entrega_id', '=', id(n))
      .orderBy('id');
    return (await leidas.execute()).map(({ clave }) => clave);
  };
}

test('courses that were anonymous before keep the keys of questions alone', async () => {
  const anonimas = await sembrar(100, antes);
  const otras = await sembrar(200, null);
  await up(testing.database.root);
  expect(await anonimas()).toEqual([pregunta, '', '', '', '', '', '']);
  expect(await otras()).toEqual(lugares.map(([, clave]) => clave));
});
