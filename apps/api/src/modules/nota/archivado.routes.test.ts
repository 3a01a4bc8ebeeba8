import { afterAll, beforeAll, expect, it } from 'vitest';

import { uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { anas, criterio, enEnero, llamadasDeNotas } from './nota.fixture.ts';

let t: TestApp;
let id: string;
let comentarioId: string;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: enEnero } });
  id = await nueva();
  await corregir(id, anas, { niveles: { fundamento: 2 } });
  await publicar(id, [anas]);
  const escrito = await pedir('POST', `/entregas/${id}/comentarios/${anas}`, 'dora', comentario);
  comentarioId = (escrito.body as { _id: string })._id;
  await t.db.updateTable('cursos').set({ estado: 'archivado' }).execute();
});
afterAll(() => t.close());

const { pedir, nota, nueva, corregir, publicar } = llamadasDeNotas(() => t);
const comentario = { lugar: 'todo', clave: '', texto: 'Hola', cuando: 'ahora' };

it.each<[string, () => Promise<unknown>]>([
  ['the rubric', () => pedir('PUT', `/entregas/${id}/rubrica`, 'dora', { lineas: [criterio], motivo: 'x' })],
  [
    'a try of a rubric',
    () => pedir('POST', `/entregas/${id}/rubrica/prueba`, 'dora', { lineas: [criterio] }),
  ],
  ['figures', () => pedir('POST', `/entregas/${id}/notas/calcular`, 'dora')],
  ['a correction', () => corregir(id, anas)],
  ['publication', () => publicar(id)],
  ['the reference', () => pedir('PUT', `/entregas/${id}/referencia`, 'dora', { pruebaId: null })],
  ['a comment', () => pedir('POST', `/entregas/${id}/comentarios/${anas}`, 'dora', comentario)],
  [
    'a change of a comment',
    () => pedir('PUT', `/entregas/${id}/comentarios/${anas}/${comentarioId}`, 'dora', { resuelta: true }),
  ],
  [
    'the deletion of a comment',
    () =>
      t.call({ as: 'dora', method: 'DELETE', url: `/entregas/${id}/comentarios/${anas}/${comentarioId}` }),
  ],
  [
    'a request for review',
    () => pedir('POST', `/entregas/${id}/notas/${anas}/revision`, 'ana', { motivo: 'x' }),
  ],
])('an archived course refuses %s', async (_que, llamar) => {
  expect(await llamar()).toMatchObject({ status: 409, body: { codigo: 'curso-archivado' } });
});

it('an archived course still shows marks, comments and the rubric, without offering changes', async () => {
  expect(await nota(id, anas, 'ana')).toMatchObject({ body: { publicadas: [{ nota: 8 }] } });
  expect(await pedir('GET', `/entregas/${id}/rubrica`, 'dora')).toMatchObject({
    body: { puedeCambiar: false },
  });
  expect(await nota(id, anas, 'dora')).toMatchObject({ body: { lector: 'docente', puedeCalificar: false } });
  expect(await pedir('GET', `/entregas/${id}/notas`, 'dora')).toMatchObject({
    body: { puedeCalificar: false },
  });
  expect(await pedir('GET', `/entregas/${id}/acuerdo`, 'dora')).toMatchObject({
    body: { puedeElegir: false },
  });
  expect(await pedir('GET', `/entregas/${id}/comentarios/${anas}`, 'dora')).toMatchObject({
    body: { puedeComentar: false, puedeResponder: false, comentarios: [{ texto: 'Hola' }] },
  });
  expect((await pedir('GET', `/entregas/${uid(1)}/rubrica`, 'dora')).status).toBe(404);
});
