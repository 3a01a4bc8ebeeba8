import { sweepDeleted } from '@mantenible/db/backup';
import type { BorradorEnviado } from '@mantenible/contracts/borrador';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { borradoresDe, vaciarMuestra, version } from '../../testing/borradores.ts';
import { crearProyecto, pruebaDeMetrica, responder, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let proyectoId: string;
let b: ReturnType<typeof borradoresDe>;
let now = new Date(0);
beforeAll(async () => {
  app = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z');
  await vaciarMuestra(app);
  await sembrarCatalogo(app.db);
  proyectoId = (await crearProyecto(app))._id;
  b = borradoresDe(app, proyectoId);
});

const respuestas = () =>
  app.db.selectFrom('borrador_respuestas').select(['pauta_id', 'nivel', 'comentario', 'version']).execute();
const borradores = async () => (await app.db.selectFrom('borradores').select('id').execute()).length;
const enviar = (...enviadas: NonNullable<BorradorEnviado['respuestas']>) =>
  b.poner(b.primera, { respuestas: enviadas });

describe('an answer of a draft', () => {
  it.each([
    ['a version of 1', version(1, 1, 1, 0.5)],
    ['the highest version', version(1_000_000_000, 1, 1, 0.5)],
    ['a comment of 5000 characters', version(1, 1, 1, 0.5, 'ñ'.repeat(5000))],
    ['its level beside its value', { ...version(1, 1, 1, 0.5), nivel: 1 }],
    ['a comment alone', version(1, 1, 1, null, 'sin decidir')],
    ['nothing, which clears it', version(1, 1, 1, null)],
  ])('may have %s', async (_que, enviada) => {
    expect((await enviar(enviada)).status).toBe(200);
    const [fila] = await respuestas();
    expect(fila).toMatchObject({
      pauta_id: uid(1),
      nivel: enviada.valor === null ? null : 1,
      comentario: enviada.comentario,
      version: enviada.version,
    });
  });

  it.each([
    ['a version of 0', version(0, 1, 1, 1)],
    ['a version above the highest', version(1_000_000_001, 1, 1, 1)],
    ['half a version', version(1.5, 1, 1, 1)],
    ['a comment of 5001 characters', version(1, 1, 1, 1, 'x'.repeat(5001))],
    ['a value of no level', version(1, 1, 1, 0.75)],
    ['a negative value', version(1, 1, 1, -1)],
    ['a level of another value', { ...version(1, 1, 1, 1), nivel: 0 }],
    ['a level that does not exist', { ...version(1, 1, 1, 1), nivel: 3 }],
    ['a negative level', { ...version(1, 1, 1, 1), nivel: -1 }],
    ['a question of another test', version(1, 2, 3, 1)],
    ['a guideline in a list that lacks it', version(1, 2, 1, 1)],
    ['text that no database stores', version(1, 1, 1, 1, 'a\0b')],
  ])('is refused with %s, and no other of its request is stored', async (_que, enviada) => {
    await b.puesto(b.primera);
    expect((await enviar(version(1, 1, 2, 1), enviada)).status).toBe(400);
    expect(await respuestas()).toEqual([]);
  });

  it('is refused twice in one request', async () => {
    expect(await enviar(version(1, 1, 1, 1), version(2, 1, 1, 0))).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'respuestas.1', mensaje: 'La pauta está respondida dos veces' }] },
    });
    expect(await borradores()).toBe(0);
  });
});

describe('the title of a draft', () => {
  it.each([
    [300, 200],
    [301, 400],
  ])('of %i characters is answered with %i', async (n, status) => {
    const titulo = { texto: '🙂'.repeat(n), version: 1 };
    expect((await b.poner(b.primera, { titulo })).status).toBe(status);
    expect(await borradores()).toBe(status === 200 ? 1 : 0);
  });

  it('may be blank, and the newest version stays whatever arrives later', async () => {
    for (const [texto, n] of [
      ['Tres', 3],
      ['Dos', 2],
      ['Otra tres', 3],
    ] as const)
      await b.poner(b.primera, { titulo: { texto, version: n } });
    expect((await b.puesto(b.primera)).titulo).toEqual({ texto: 'Tres', version: 3 });
    expect((await b.puesto(b.primera, { titulo: { texto: '', version: 4 } })).titulo.texto).toBe('');
  });
});

describe('two tabs at once', () => {
  it('leave the highest version of each question, in whatever order they arrive', async () => {
    await b.puesto(b.primera);
    const niveles = [0, 0.5, 1];
    await Promise.all(
      Array.from({ length: 9 }, (_, i) =>
        enviar(
          version(9 - i, 1, 1, niveles[i % 3] ?? 0, `a${9 - i}`),
          version(i + 1, 1, 2, niveles[i % 3] ?? 0, `b${i + 1}`),
        ),
      ),
    );
    const filas = (await respuestas()).toSorted((x, y) => (x.pauta_id < y.pauta_id ? -1 : 1));
    expect(filas.map(({ comentario, version: n, nivel }) => [comentario, n, nivel])).toEqual([
      ['a9', 9, 0],
      ['b9', 9, 2],
    ]);
  });

  it('leave one saved test and no draft of it when one saves and one writes', async () => {
    const { _id } = await b.puesto(b.primera, { respuestas: [version(1, 1, 1, 1), version(1, 1, 2, 0.5)] });
    const [guardada, escrita] = await Promise.all([
      b.guardarPrimera(),
      b.poner(b.primera, { borrador: _id, respuestas: [version(2, 1, 1, 0)] }),
    ]);
    expect(guardada.status).toBe(201);
    expect([200, 409]).toContain(escrita.status);
    expect(await borradores()).toBe(0);
    expect(await respuestas()).toEqual([]);
  });

  it('leave one draft at most when both discard it and open it again', async () => {
    await b.puesto(b.primera, { titulo: { texto: 'Mía', version: 1 } });
    await Promise.all([
      app.call({ as: 'ana', method: 'DELETE', url: b.primera }),
      b.poner(b.primera),
      app.call({ as: 'ana', method: 'DELETE', url: b.primera }),
    ]);
    expect(await borradores()).toBeLessThan(2);
    expect((await b.puesto(b.primera)).plan.preguntas).toHaveLength(2);
  });
});

describe('a refused save', () => {
  it.each([
    ['an unanswered question', { respuestas: [responder(1, 1, 1)] }],
    ['a blank title', { nombre: '   ' }],
    ['a wrong value', { respuestas: [responder(1, 1, 1), responder(1, 2, 0.3)] }],
    ['another attempt', { intentos: 2 }],
  ])('keeps the draft and its answers after %s', async (_que, cambios) => {
    const antes = await b.puesto(b.primera, { respuestas: [version(4, 1, 1, 1, 'Nota')] });
    const body = pruebaDeMetrica(proyectoId, cambios);
    const { status } = await app.call({
      as: 'ana',
      method: 'POST',
      url: '/respuestas/guardar-respuestas',
      body,
    });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await b.puesto(b.primera)).toEqual({ ...antes, nuevo: false });
    expect(await app.db.selectFrom('respuestas').select('id').execute()).toEqual([]);
  });
});

describe('the drafts of a project', () => {
  it('are listed by their last change, those of one time in a fixed order', async () => {
    await b.poner(b.primera, { titulo: { texto: 'Uno', version: 1 } });
    now = new Date('2026-03-02T11:00:00Z');
    await b.poner(b.todas, { titulo: { texto: 'Todas', version: 1 } });
    expect((await b.listar()).map(({ titulo }) => titulo)).toEqual(['Todas', 'Uno']);
    now = new Date('2026-03-02T12:00:00Z');
    await b.poner(b.primera, { respuestas: [version(1, 1, 1, 1)] });
    expect((await b.listar()).map(({ titulo }) => titulo)).toEqual(['Uno', 'Todas']);
    await app.db.updateTable('borradores').set({ actualizado: now }).execute();
    const orden = (await b.listar()).map(({ titulo }) => titulo);
    for (let i = 0; i < 3; i += 1) expect((await b.listar()).map(({ titulo }) => titulo)).toEqual(orden);
  });

  it('go with it, and with no other project', async () => {
    const otro = borradoresDe(app, (await crearProyecto(app, 'ana', 'Otro'))._id);
    for (const suyo of [b, otro]) await suyo.poner(suyo.primera, { respuestas: [version(1, 1, 1, 1)] });
    await app.call({ as: 'ana', method: 'DELETE', url: `/proyectos/${proyectoId}` });
    expect((await b.leer(b.primera)).status).toBe(404);
    await sweepDeleted(app.db);
    expect((await otro.leer(otro.primera)).status).toBe(200);
    expect(await borradores()).toBe(1);
    expect(await respuestas()).toHaveLength(1);
  });

  it('are written by the owner alone, and an admin reads none of them', async () => {
    await b.puesto(b.primera, { titulo: { texto: 'Mía', version: 1 } });
    for (const as of ['beto', 'admin'] as const) {
      expect([403, 404]).toContain(
        (await b.poner(b.primera, { titulo: { texto: 'Suya', version: 9 } }, as)).status,
      );
      expect((await b.leer(b.primera, as)).status).toBe(404);
    }
    const { body } = await app.call({ as: 'admin', method: 'GET', url: `/borradores/${proyectoId}` });
    expect(body).toEqual([]);
    await app.call({ as: 'admin', method: 'DELETE', url: b.primera });
    expect((await b.puesto(b.primera)).titulo.texto).toBe('Mía');
  });
});
