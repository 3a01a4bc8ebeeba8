import type { GuardarRespuestas } from '@mantenible/contracts/respuesta';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  responder,
  sembrarCatalogo,
  uid,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  // Guideline 3 has two levels of one value.
  await app.db.updateTable('niveles').set({ valor: 1 }).where('pauta_id', '=', uid(3)).execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  proyectoId = (await crearProyecto(app))._id;
});

const guardar = (body: GuardarRespuestas, clave = 'clave') => guardarPrueba(app, body, 'ana', clave);
const guardadas = async () =>
  (await app.db.selectFrom('respuestas').select(['nombre', 'respuestas']).execute()).map((fila) => [
    fila.nombre,
    JSON.stringify(fila.respuestas),
  ]);

const base = () => pruebaDeMetrica(proyectoId, { nombre: 'Una' });
/** A test of the metric whose guideline has levels of one value. */
const deNiveles = (nivel: number | undefined): GuardarRespuestas => ({
  proyectoId,
  tipo: 'singleMetrica',
  metricaId: uid(22),
  intentos: 1,
  nombre: 'Una',
  respuestas: [{ ...responder(2, 3, 1), ...(nivel !== undefined && { nivel }) }],
});

describe('a test that is sent again under its key is the same one', () => {
  it.each([
    ['in another order', (b: GuardarRespuestas) => ({ ...b, respuestas: b.respuestas.toReversed() })],
    ['with spaces around its title', (b: GuardarRespuestas) => ({ ...b, nombre: '  Una ' })],
    [
      'with an empty list of evidence',
      (b: GuardarRespuestas) => ({ ...b, respuestas: b.respuestas.map((r) => ({ ...r, evidencias: [] })) }),
    ],
    ['with its levels as the server found them', conNiveles],
  ])('%s', async (_que, cambiar) => {
    const primera = await guardar(base());
    expect(primera.status).toBe(201);
    const antes = await guardadas();
    expect(await guardar(cambiar(base()))).toMatchObject({ status: 201, body: primera.body });
    expect(await guardadas()).toEqual(antes);
  });

  it('also after its questions were deleted from the catalogue', async () => {
    const primera = await guardar(deNiveles(0));
    await app.db.updateTable('metricas').set({ lista_id: null }).where('id', '=', uid(22)).execute();
    expect(await guardar(deNiveles(0))).toMatchObject({ status: 201, body: primera.body });
    await app.db
      .updateTable('metricas')
      .set({ lista_id: uid(12) })
      .where('id', '=', uid(22))
      .execute();
  });
});

/** Levels 0, 0.5 and 1 have the indexes 0, 1 and 2. */
function conNiveles(b: GuardarRespuestas): GuardarRespuestas {
  return { ...b, respuestas: b.respuestas.map((r) => ({ ...r, nivel: (r.valor ?? 0) * 2 })) };
}

describe('under a key that is taken, another test is refused and the first stays', () => {
  const sin = (b: GuardarRespuestas, i: number) => b.respuestas.filter((_r, k) => k !== i);
  it.each([
    ['another title', (b: GuardarRespuestas) => ({ ...b, nombre: 'Otra' })],
    ['another value', (b: GuardarRespuestas) => ({ ...b, respuestas: [responder(1, 1, 0), ...sin(b, 0)] })],
    [
      'another comment',
      (b: GuardarRespuestas) => ({ ...b, respuestas: [responder(1, 1, 1, 'Nuevo'), ...sin(b, 0)] }),
    ],
    ['an answer less', (b: GuardarRespuestas) => ({ ...b, respuestas: sin(b, 1) })],
    ['no answers', (b: GuardarRespuestas) => ({ ...b, respuestas: [] })],
    [
      'an answer more',
      (b: GuardarRespuestas) => ({ ...b, respuestas: [...b.respuestas, responder(2, 3, 1)] }),
    ],
    [
      'an answer instead of another',
      (b: GuardarRespuestas) => ({ ...b, respuestas: [...sin(b, 1), responder(2, 3, 1)] }),
    ],
    ['an answer twice', (b: GuardarRespuestas) => ({ ...b, respuestas: [...sin(b, 1), ...sin(b, 1)] })],
    ['another attempt', (b: GuardarRespuestas) => ({ ...b, intentos: 2 })],
    ['another metric', (b: GuardarRespuestas) => ({ ...b, metricaId: uid(22) })],
    [
      'evidence',
      (b: GuardarRespuestas) => ({
        ...b,
        respuestas: b.respuestas.map((r) => ({
          ...r,
          evidencias: [{ tipo: 'enlace' as const, url: 'https://uni.es/' }],
        })),
      }),
    ],
  ])('with %s', async (_que, cambiar) => {
    expect((await guardar(base())).status).toBe(201);
    const antes = await guardadas();
    expect(await guardar(cambiar(base()))).toMatchObject({
      status: 409,
      body: { codigo: 'clave-repetida' },
    });
    expect(await guardadas()).toEqual(antes);
  });

  it('with another level of the same value', async () => {
    expect((await guardar(deNiveles(2))).status).toBe(201);
    expect((await guardar(deNiveles(2))).status).toBe(201);
    expect(await guardar(deNiveles(1))).toMatchObject({ status: 409, body: { codigo: 'clave-repetida' } });
    expect((await guardadas()).map(([, texto]) => texto)).toEqual([expect.stringMatching(/"nivel":\s*2/)]);
  });

  it('in another project', async () => {
    await guardar(base());
    const otro = (await crearProyecto(app, 'ana', 'Otro'))._id;
    expect(await guardar({ ...base(), proyectoId: otro })).toMatchObject({ status: 409 });
    expect(await guardadas()).toHaveLength(1);
  });
});

it('a question without levels may be left out when its test is sent again', async () => {
  const sinNiveles = (comentario?: string): GuardarRespuestas => ({
    ...base(),
    metricaId: uid(25),
    respuestas: comentario === undefined ? [] : [responder(4, 4, null, comentario)],
  });
  expect(await guardar(sinNiveles('Nota'), 'con-nota')).toMatchObject({ status: 201 });
  expect(await guardar(sinNiveles(''), 'con-nota')).toMatchObject({ status: 409 });
  expect(await guardar(sinNiveles(), 'con-nota')).toMatchObject({ status: 409 });
  await app.db.deleteFrom('respuestas').execute();
  expect(await guardar(sinNiveles(), 'sin-nota')).toMatchObject({ status: 201 });
  expect(await guardar(sinNiveles(''), 'sin-nota')).toMatchObject({ status: 201 });
  expect(await guardadas()).toHaveLength(1);
});
