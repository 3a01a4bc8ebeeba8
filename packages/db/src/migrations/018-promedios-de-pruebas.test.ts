import { randomUUID } from 'node:crypto';

import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { up } from './018-promedios-de-pruebas.ts';

let t: TestDatabase;
let root: Kysely<unknown>;
let proyecto: string;
beforeEach(async () => {
  t = await createTestDatabase();
  root = t.database.root;
  proyecto = await guardarProyecto();
});
afterEach(() => t.close());

const creado = new Date('2026-01-01T00:00:00Z');

async function guardarProyecto(): Promise<string> {
  const id = randomUUID();
  const datos = { nombre: 'P', link: 'https://github.com/a/b', branch: 'main', id_persona: 'sub-ana' };
  await t.db
    .insertInto('proyectos')
    .values({ id, ...datos, clave: 'p', token_cifrado: '', token_clave: '', version: 1, creado })
    .execute();
  return id;
}

/** Takes the columns away, as in a database before this migration. */
async function antes(): Promise<void> {
  await root.schema.dropIndex('respuestas_proyecto').execute();
  await root.schema.alterTable('respuestas').dropColumn('promedio').dropColumn('promedios').execute();
}

async function guardar(plan: object, respuestas: readonly object[]): Promise<string> {
  const id = randomUUID();
  const prueba = { proyecto_id: proyecto, id_persona: 'sub-ana', nombre: 'T', tipo: 'allSubcaracteristicas' };
  const textos = { plan: JSON.stringify(plan), respuestas: JSON.stringify(respuestas), promedios: '[]' };
  await t.db
    .insertInto('respuestas')
    .values({ id, ...prueba, ...textos, elemento_id: null, intentos: null, promedio: null, creado })
    .execute();
  return id;
}

const pregunta = (listaVerificacion: string, pautaId: string, ...valores: readonly number[]) => ({
  listaVerificacion,
  pautaId,
  nivelesCumplimiento: valores.map((valor) => ({ descripcion: '', valor })),
});
const respuesta = (listaVerificacion: string, pautaId: string, valor: number | null) => ({
  listaVerificacion,
  pautaId,
  valor,
});
const fila = (nombre: string, ...listas: readonly string[]) => ({
  nombre,
  metricas: listas.map((listaVerificacion) => ({ listaVerificacion })),
});

async function guardadas() {
  const filas = await t.db.selectFrom('respuestas').select(['id', 'promedio', 'promedios']).execute();
  return new Map(filas.map(({ id, promedio, promedios }) => [id, { promedio, promedios }]));
}

test('older tests get the means of their rows and overall, worked out by hand', async () => {
  const id = await guardar(
    {
      filas: [fila('A', 'l1', 'l2'), fila('B', 'l2'), fila('C', 'l3')],
      preguntas: [
        pregunta('l1', 'p1', 0, 4),
        pregunta('l1', 'p2', 0, 2),
        pregunta('l2', 'p1', 0, 5),
        // Neither counts: no levels, and no level above 0.
        pregunta('l3', 'p3'),
        pregunta('l3', 'p4', 0),
      ],
    },
    [
      respuesta('l1', 'p1', 1),
      respuesta('l1', 'p2', 2),
      respuesta('l2', 'p1', 1),
      respuesta('l3', 'p3', null),
      respuesta('l3', 'p4', 0),
    ],
  );
  const vacia = await guardar({ filas: [], preguntas: [] }, []);
  const danada = await guardar({}, []);
  await antes();
  await up(root);
  // l1: (1/4 + 2/2) / 2 = 0.625; l2: 1/5; A: (0.625 + 0.2) / 2.
  expect(await guardadas()).toEqual(
    new Map([
      [
        id,
        {
          promedio: (0.4125 + 0.2) / 2,
          promedios: [
            { nombre: 'A', promedio: 0.4125 },
            { nombre: 'B', promedio: 0.2 },
            { nombre: 'C', promedio: null },
          ],
        },
      ],
      [vacia, { promedio: null, promedios: [] }],
      [danada, { promedio: null, promedios: [] }],
    ]),
  );
});

test('every test is filled where there are more than one batch of them', async () => {
  const plan = { filas: [fila('A', 'l1')], preguntas: [pregunta('l1', 'p1', 0, 2)] };
  for (let i = 0; i < 101; i += 1) await guardar(plan, [respuesta('l1', 'p1', 1)]);
  await antes();
  await up(root);
  expect([...(await guardadas()).values()].filter(({ promedio }) => promedio !== 0.5)).toEqual([]);
});
