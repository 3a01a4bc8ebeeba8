import type { BorradorEnviado } from '@mantenible/contracts/borrador';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { borradoresDe, vaciarMuestra, version } from '../../testing/borradores.ts';
import { crearProyecto, pruebaDeMetrica, responder, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let proyectoId: string;
let b: ReturnType<typeof borradoresDe>;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarMuestra(app);
  await sembrarCatalogo(app.db);
  proyectoId = (await crearProyecto(app))._id;
  b = borradoresDe(app, proyectoId);
});

describe('an unchanged draft', () => {
  it("follows today's question set when it is opened again", async () => {
    const antes = await b.puesto(b.primera);
    expect(await b.puesto(b.primera)).toEqual({ ...antes, nuevo: false });
    await app.db.updateTable('pautas').set({ pregunta: '¿Otra?' }).where('id', '=', uid(1)).execute();
    const despues = await b.puesto(b.primera);
    expect(despues.plan.preguntas.map(({ pregunta }) => pregunta)).toEqual(['¿Otra?', '¿P2?']);
    expect([despues.nuevo, despues._id === antes._id]).toEqual([true, true]);
  });

  it('keeps its question set while a page has it open', async () => {
    const { _id } = await b.puesto(b.primera);
    await app.db.updateTable('pautas').set({ pregunta: '¿Otra?' }).where('id', '=', uid(1)).execute();
    expect(await b.puesto(b.primera, { borrador: _id })).toMatchObject({ _id, nuevo: false });
    const cambiado = await b.puesto(b.primera, { borrador: _id, respuestas: [version(1, 1, 1, 1)] });
    expect(cambiado).toMatchObject({ _id, nuevo: false });
  });

  it('takes the last chosen items', async () => {
    await b.guardarPrimera();
    await b.puesto(b.segunda, { adicionales: [uid(22)] });
    expect(await b.puesto(b.segunda)).toMatchObject({ adicionales: [], nuevo: true });
  });

  it('refuses a page that shows other questions, and still exists when that page is opened again', async () => {
    const { _id, huella } = await b.puesto(b.primera);
    await app.db.updateTable('pautas').set({ pregunta: '¿Otra?' }).where('id', '=', uid(1)).execute();
    const despues = await b.puesto(b.primera);
    const respuestas = [version(1, 1, 1, 1)];
    expect(await b.poner(b.primera, { borrador: _id, huella, respuestas })).toMatchObject({
      status: 409,
      body: { codigo: 'preguntas-cambiadas' },
    });
    expect(await b.puesto(b.primera, { borrador: _id })).toMatchObject({
      _id,
      respuestas: [],
      nuevo: false,
      plan: despues.plan,
      huella: despues.huella,
    });
    const { respuestas: guardadas } = await b.puesto(b.primera, {
      borrador: _id,
      huella: despues.huella,
      respuestas,
    });
    expect(guardadas).toHaveLength(1);
  });

  it('refuses such a page also when both requests are concurrent', async () => {
    const { _id, huella } = await b.puesto(b.primera);
    await app.db.updateTable('pautas').set({ pregunta: '¿Otra?' }).where('id', '=', uid(1)).execute();
    const titulo = { texto: 'T', version: 1 };
    const [, cambio] = await Promise.all([
      b.poner(b.primera),
      b.poner(b.primera, { borrador: _id, huella, titulo }),
    ]);
    const quedo = await b.puesto(b.primera, { borrador: _id });
    expect([cambio.status, quedo.huella === huella, quedo.titulo.texto]).toEqual(
      cambio.status === 200 ? [200, true, 'T'] : [409, false, ''],
    );
  });
});

describe('a second attempt with other items', () => {
  const conOtra = { adicionales: [uid(22)] };
  const guardarSegunda = (adicionales: readonly string[], respuestas: BorradorEnviado['respuestas'] = []) =>
    app.call({
      as: 'ana',
      method: 'POST',
      url: '/respuestas/guardar-respuestas',
      body: {
        ...pruebaDeMetrica(proyectoId, { intentos: 2, nombre: 'Segunda' }),
        adicionales,
        respuestas: [responder(1, 1, 1), responder(1, 2, 0.5), ...respuestas],
      },
    });

  it('gets the draft with the items of the first choice, until the person decides', async () => {
    await b.guardarPrimera();
    await b.puesto(b.segunda, { ...conOtra, respuestas: [version(1, 2, 3, 1)] });
    expect(await b.puesto(b.segunda)).toMatchObject({ adicionales: [uid(22)], nuevo: false });
  });

  it('is created again when the person confirms, and keeps title and matching answers', async () => {
    await b.guardarPrimera();
    const cambios = { titulo: { texto: 'Dos', version: 3 }, respuestas: [version(4, 1, 1, 0, 'cambiada')] };
    const { _id } = await b.puesto(b.segunda, cambios);
    const otro = await b.puesto(b.segunda, { ...conOtra, borrador: _id, rehacer: true });
    expect(otro).toMatchObject({ adicionales: [uid(22)], nuevo: true, titulo: { texto: 'Dos', version: 3 } });
    expect(otro._id).not.toBe(_id);
    expect(otro.plan.filas.map(({ nombre }) => nombre)).toEqual(['M1', 'M2']);
    expect([...otro.respuestas].sort((una, otra) => una.pautaId.localeCompare(otra.pautaId))).toEqual([
      { ...version(4, 1, 1, 0, 'cambiada'), nivel: 0 },
      { ...version(0, 1, 2, 0.5, 'a medias'), nivel: 1 },
    ]);
    expect(await b.listar()).toHaveLength(1);
    // The tab with the first choice changes nothing.
    expect(await b.poner(b.segunda, { borrador: _id, ...cambios })).toMatchObject({
      status: 409,
      body: { codigo: 'borrador-ausente' },
    });
  });

  it('is created again without writing an answer that stays', async () => {
    await b.guardarPrimera();
    const enviadas = [version(4, 1, 1, 0, 'cambiada'), version(2, 1, 2, 1, 'ñ'.repeat(5000))];
    const evidencias = [{ tipo: 'enlace', url: 'https://ejemplo.org/a' }] as const;
    const { _id } = await b.puesto(b.segunda, {
      respuestas: enviadas.map((una) => ({ ...una, evidencias })),
    });
    const respuestas = () =>
      app.db
        .selectFrom('borrador_respuestas')
        .select(['pauta_id', 'comentario', 'version', 'evidencias'])
        .orderBy('pauta_id')
        .execute();
    const antes = await respuestas();
    app.statements.length = 0;
    const otro = await b.puesto(b.segunda, { ...conOtra, borrador: _id, rehacer: true });
    expect(app.statements.filter((una) => una.includes('insert into "borrador_respuestas"'))).toEqual([]);
    expect(otro).toMatchObject({ nuevo: true });
    const despues = await respuestas();
    expect(despues).toHaveLength(2);
    expect(despues).toEqual(antes);
    expect(await app.db.selectFrom('borradores').select(['id', 'elemento']).execute()).toEqual([
      { id: otro._id, elemento: uid(21) },
    ]);
  });

  it('is refused when its items differ from those of a changed draft', async () => {
    await b.guardarPrimera();
    await b.puesto(b.segunda, { ...conOtra, respuestas: [version(1, 2, 3, 1)] });
    const tercera = [responder(2, 3, 1)].map((r) => ({ ...r, version: 1 }));
    expect(await guardarSegunda([])).toMatchObject({ status: 409, body: { codigo: 'otros-elementos' } });
    expect(await b.listar()).toHaveLength(1);
    expect((await guardarSegunda([uid(22)], tercera)).status).toBe(201);
  });

  it('is saved with its own items when the draft was never changed', async () => {
    await b.guardarPrimera();
    await b.puesto(b.segunda, conOtra);
    expect((await guardarSegunda([])).status).toBe(201);
  });
});

describe('an outdated tab', () => {
  const cambio = (borrador: string) => ({ borrador, titulo: { texto: 'vieja', version: 9 } });

  it('does not restore a saved draft of all items', async () => {
    const { _id } = await b.puesto(b.todas, { titulo: { texto: 'T', version: 1 } });
    const respuestas = [responder(1, 1, 1), responder(1, 2, 1), responder(2, 3, 1)];
    const body = { proyectoId, tipo: 'allSubcaracteristicas', nombre: 'T', respuestas };
    await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
    expect(await b.poner(b.todas, cambio(_id))).toMatchObject({
      status: 409,
      body: { codigo: 'borrador-ausente' },
    });
    expect(await app.db.selectFrom('borradores').select('id').execute()).toEqual([]);
  });

  it('does not restore a discarded draft, and does not change the one opened after it', async () => {
    const { _id } = await b.puesto(b.primera, { titulo: { texto: 'T', version: 1 } });
    await app.call({ as: 'ana', method: 'DELETE', url: b.primera });
    expect((await b.poner(b.primera, cambio(_id))).status).toBe(409);
    expect((await b.leer(b.primera)).status).toBe(404);
    await b.puesto(b.primera);
    expect((await b.poner(b.primera, cambio(_id))).status).toBe(409);
    expect((await b.puesto(b.primera)).titulo.texto).toBe('');
  });
});
