import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { progreso, type PlanPrueba } from '@mantenible/domain/respuesta';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import { listarBorradores } from './borradores-listados.repository.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await createTestDatabase();
});
afterAll(() => base.close());

const pregunta = (lista: number, pauta: number, niveles: number): PlanPrueba['preguntas'][number] => ({
  listaVerificacion: uid(lista),
  listaNombre: 'L',
  pautaId: uid(pauta),
  descripcion: 'P',
  pregunta: '¿?',
  nivelesCumplimiento: Array.from({ length: niveles }, (_, valor) => ({ descripcion: 'N', valor })),
});
const dada = (lista: number, pauta: number, nivel: number | null) => ({
  listaVerificacion: uid(lista),
  pautaId: uid(pauta),
  nivel,
});

it.each([
  ['an empty plan', [], [], 0, 0],
  ['one guideline in two lists', [pregunta(1, 9, 2), pregunta(2, 9, 2)], [dada(2, 9, 0)], 1, 2],
  ['a question without levels', [pregunta(1, 8, 0), pregunta(1, 9, 1)], [dada(1, 8, 0), dada(1, 9, 0)], 1, 1],
  ['a comment without a level', [pregunta(1, 9, 2)], [dada(1, 9, null)], 0, 1],
  ['an answer to a question outside the plan', [pregunta(1, 9, 2)], [dada(1, 7, 1)], 0, 1],
  ['a question that stands twice', [pregunta(1, 9, 2), pregunta(1, 9, 2)], [dada(1, 9, 1)], 2, 2],
] as const)('the database counts %s as the domain does', async (_, preguntas, dadas, respondidas, total) => {
  await base.db.deleteFrom('proyectos').execute();
  const creado = new Date();
  const duena = { id_persona: 'sub-ana', creado };
  const proyecto = { id: uid(1), nombre: 'P', clave: 'p', link: 'https://github.com/a/b', branch: 'main' };
  await base.db
    .insertInto('proyectos')
    .values({ ...proyecto, ...duena, token_cifrado: '', token_clave: '', version: 1 })
    .execute();
  const alcance = { tipo: 'allMetricas', elemento: 'todos', intentos: 0, adicionales: '[]', cambios: '[]' };
  await base.db
    .insertInto('borradores')
    .values({
      ...alcance,
      ...duena,
      id: uid(2),
      proyecto_id: uid(1),
      titulo: 'T',
      titulo_version: 1,
      plan: JSON.stringify({ tipo: 'allMetricas', filas: [], preguntas, omitidos: [] }),
      actualizado: creado,
    })
    .execute();
  for (const { listaVerificacion: lista_id, pautaId: pauta_id, nivel } of dadas)
    await base.db
      .insertInto('borrador_respuestas')
      .values({ borrador_id: uid(2), lista_id, pauta_id, valor: nivel, nivel, comentario: '', version: 1 })
      .execute();
  const [{ respondidas: suyas, preguntas: todas } = {}] = await listarBorradores(base.db, {
    idPersona: 'sub-ana',
    proyectoId: null,
  });
  expect({ respondidas: suyas, preguntas: todas }).toEqual({ respondidas, preguntas: total });
  expect(progreso({ preguntas }, dadas)).toEqual({ respondidas, preguntas: total });
});
