// seguridad: 1, 2, 3, 4
import { borrador, type BorradorEnviado } from '@mantenible/contracts/borrador';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { borradoresDe, vaciarMuestra, version } from '../../testing/borradores.ts';
import { crearProyecto, pruebaDeMetrica, sembrarCatalogo, uid } from '../../testing/muestra.ts';
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

describe('a new draft', () => {
  it('keeps the question set of its creation', async () => {
    const nuevo = await b.puesto(b.primera, { titulo: { texto: 'Mía', version: 1 } });
    expect(nuevo).toMatchObject({
      proyectoNombre: 'Tienda en línea',
      tipo: 'singleMetrica',
      elementoId: uid(21),
      intentos: 1,
      titulo: { texto: 'Mía', version: 1 },
      respuestas: [],
      cambios: [],
      nuevo: true,
    });
    await app.db.updateTable('pautas').set({ pregunta: '¿Otra?' }).where('id', '=', uid(1)).execute();
    await app.db.deleteFrom('pautas').where('id', '=', uid(2)).execute();
    expect(await b.puesto(b.primera)).toEqual({ ...nuevo, nuevo: false });
    expect(borrador.parse((await b.leer(b.primera)).body)).toEqual({ ...nuevo, nuevo: false });
  });

  it('names the skipped items', async () => {
    expect((await b.puesto(b.todas)).plan.omitidos).toEqual([
      { elemento: 'metrica', nombre: 'M3', motivo: 'no tiene lista de verificación' },
      { elemento: 'subcaracteristica', nombre: 'S3', motivo: 'no tiene métricas que se puedan aplicar' },
    ]);
  });

  it('is created once by concurrent requests of two tabs', async () => {
    const salidas = await Promise.all(Array.from({ length: 8 }, () => b.puesto(b.primera)));
    expect(salidas.filter((salida) => salida.nuevo)).toHaveLength(1);
    expect(await app.db.selectFrom('borradores').select('id').execute()).toHaveLength(1);
  });

  it.each([
    ['a second attempt without a first', () => b.segunda, 409],
    ['an item that does not exist', () => b.primera.replace(uid(21), uid(77)), 404],
    ['an item without a list', () => b.primera.replace(uid(21), uid(23)), 400],
    ['an item whose list is empty', () => b.primera.replace(uid(21), uid(24)), 400],
    ['a third attempt', () => b.primera.replace(/1$/, '3'), 400],
    ['a single item without attempt', () => b.primera.replace(/1$/, '0'), 400],
    ['all items with an attempt', () => b.todas.replace(/0$/, '1'), 400],
    ['a single type for all items', () => b.primera.replace(uid(21), 'todos'), 400],
  ])('is refused for %s', async (_nombre, url, status) => {
    expect((await b.poner(url())).status).toBe(status);
    expect(await app.db.selectFrom('borradores').select('id').execute()).toEqual([]);
  });

  it('is refused for a first attempt that is already saved', async () => {
    await b.guardarPrimera();
    expect(await b.poner(b.primera)).toMatchObject({
      status: 409,
      body: { mensaje: 'Ya existe una respuesta para esta métrica' },
    });
  });
});

describe('a draft of a second attempt', () => {
  it('is prefilled with title and answers of the first, and names the changes', async () => {
    await b.guardarPrimera();
    await app.db
      .updateTable('niveles')
      .set({ valor: 0.9 })
      .where('pauta_id', '=', uid(1))
      .where('posicion', '=', 2)
      .execute();
    const nuevo = await b.puesto(b.segunda, { adicionales: [uid(22), uid(21)] });
    expect(nuevo.titulo).toEqual({ texto: 'Primera prueba', version: 0 });
    expect(nuevo.adicionales).toEqual([uid(22)]);
    expect(nuevo.plan.filas.map((fila) => fila.nombre)).toEqual(['M1', 'M2']);
    expect(nuevo.respuestas).toEqual([{ ...version(0, 1, 2, 0.5, 'a medias'), nivel: 1 }]);
    expect(nuevo.cambios).toEqual([
      // P3 belongs to the added item, so it is not a change.
      { pregunta: '¿P1?', motivo: 'nivel-cambiado' },
    ]);
  });

  it('replaces the prefilled value at the first change', async () => {
    await b.guardarPrimera();
    await b.puesto(b.segunda);
    const { respuestas, superadas } = await b.puesto(b.segunda, { respuestas: [version(1, 1, 1, 0)] });
    expect(respuestas.find((r) => r.pautaId === uid(1))).toEqual({ ...version(1, 1, 1, 0), nivel: 0 });
    expect(superadas).toEqual([]);
  });

  it('refuses additional items that do not exist', async () => {
    await b.guardarPrimera();
    expect(await b.poner(b.segunda, { adicionales: [uid(22), uid(78)] })).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'adicionales.1' }] },
    });
  });
});

describe('two tabs on one draft', () => {
  it('each keep their changes, and the newer version wins where both changed', async () => {
    await b.puesto(b.primera);
    await b.puesto(b.primera, {
      titulo: { texto: 'Una', version: 2 },
      respuestas: [version(2, 1, 1, 1, 'una')],
    });
    const otra = await b.puesto(b.primera, {
      titulo: { texto: 'Otra', version: 1 },
      respuestas: [version(1, 1, 1, 0, 'otra'), version(1, 1, 2, 0.5)],
    });
    expect(otra.titulo).toEqual({ texto: 'Una', version: 2 });
    expect(otra.superadas).toEqual([{ pautaId: uid(1), listaVerificacion: uid(11) }]);
    expect([...otra.respuestas].sort((una, otra) => una.pautaId.localeCompare(otra.pautaId))).toEqual([
      { ...version(2, 1, 1, 1, 'una'), nivel: 2 },
      { ...version(1, 1, 2, 0.5), nivel: 1 },
    ]);
  });

  it('lose no change of concurrent requests', async () => {
    await b.puesto(b.primera);
    const envios = Array.from({ length: 12 }, (_, i) =>
      b.poner(b.primera, { respuestas: [version(i + 1, 1, 1, 1, `n${i + 1}`)] }),
    );
    expect((await Promise.all(envios)).map((e) => e.status)).toEqual(Array<number>(12).fill(200));
    expect((await b.puesto(b.primera)).respuestas.map((r) => r.comentario)).toEqual(['n12']);
  });

  it('report no conflict for equal changes', async () => {
    await b.puesto(b.primera, { respuestas: [version(1, 1, 1, 1)] });
    expect((await b.puesto(b.primera, { respuestas: [version(1, 1, 1, 1)] })).superadas).toEqual([]);
  });

  it.each([0, 1.5, 2_147_483_648, 9_007_199_254_740_990])('refuse the version %d', async (n) => {
    await b.puesto(b.primera);
    expect((await b.poner(b.primera, { titulo: { texto: 'x', version: n } })).status).toBe(400);
    expect((await b.puesto(b.primera)).titulo).toEqual({ texto: '', version: 0 });
  });

  it('may clear an answer and keep its comment', async () => {
    await b.puesto(b.primera, { respuestas: [version(1, 1, 1, 1, 'sí')] });
    const { respuestas } = await b.puesto(b.primera, { respuestas: [version(2, 1, 1, null, 'sí')] });
    expect(respuestas).toEqual([{ ...version(2, 1, 1, null, 'sí'), nivel: null }]);
  });

  it('refuse foreign questions and values without a level, and change nothing', async () => {
    await b.puesto(b.primera);
    expect((await b.poner(b.primera, { respuestas: [version(1, 2, 3, 1)] })).status).toBe(400);
    expect((await b.poner(b.primera, { respuestas: [version(1, 1, 1, 0.4)] })).status).toBe(400);
    expect((await b.puesto(b.primera)).respuestas).toEqual([]);
  });
});

describe('saving from a draft', () => {
  it("uses the draft's question set, not the current one, and drops the draft", async () => {
    await b.puesto(b.primera);
    await app.db.deleteFrom('metricas').where('id', '=', uid(21)).execute();
    expect((await b.guardarPrimera()).status).toBe(201);
    expect(await b.listar()).toEqual([]);
    expect(await app.db.selectFrom('borrador_respuestas').selectAll().execute()).toEqual([]);
    expect((await b.leer(b.primera)).status).toBe(404);
  });

  it('keeps the draft when the save is refused', async () => {
    await b.puesto(b.primera, { respuestas: [version(1, 1, 1, 1)] });
    const body = pruebaDeMetrica(proyectoId, { nombre: '' });
    await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
    expect((await b.listar()).map((uno) => uno.respondidas)).toEqual([1]);
  });
});

describe('the list of drafts', () => {
  it('shows the progress of each, by questions that need an answer', async () => {
    const { _id: deTodas } = await b.puesto(b.todas, {
      titulo: { texto: 'Todas', version: 1 },
      respuestas: [version(1, 1, 1, 0), version(1, 1, 2, null, 'luego')],
    });
    const { _id: deUna } = await b.puesto(`/borradores/${proyectoId}/singleMetrica/${uid(25)}/1`, {
      titulo: { texto: '', version: 1 },
    });
    const actualizado = expect.any(String) as unknown;
    expect(await b.listar()).toEqual([
      {
        _id: deUna,
        tipo: 'singleMetrica',
        elementoId: uid(25),
        intentos: 1,
        adicionales: [],
        elementoNombre: 'M5',
        titulo: '',
        respondidas: 0,
        preguntas: 0,
        actualizado,
      },
      {
        _id: deTodas,
        tipo: 'allSubcaracteristicas',
        elementoId: null,
        intentos: null,
        adicionales: [],
        elementoNombre: null,
        titulo: 'Todas',
        respondidas: 1,
        preguntas: 3,
        actualizado,
      },
    ]);
  });

  it('does not contain an unchanged draft, of a first or second attempt', async () => {
    await b.puesto(b.primera);
    expect(await b.listar()).toEqual([]);
    await b.guardarPrimera();
    expect((await b.puesto(b.segunda)).respuestas).not.toEqual([]);
    expect(await b.listar()).toEqual([]);
    await b.puesto(b.segunda, { respuestas: [version(1, 1, 1, 1)] });
    expect(await b.listar()).toHaveLength(1);
  });

  it('does not contain a discarded draft, and a second discard is not an error', async () => {
    await b.puesto(b.primera);
    await b.puesto(b.todas, { titulo: { texto: 'Todas', version: 1 } });
    const descartar = () => app.call({ as: 'ana', method: 'DELETE', url: b.primera });
    expect([(await descartar()).status, (await descartar()).status]).toEqual([200, 200]);
    expect((await b.listar()).map((uno) => uno.tipo)).toEqual(['allSubcaracteristicas']);
  });

  it('needs as many statements with many answers as with few', async () => {
    await b.puesto(b.primera);
    const contar = async (respuestas: BorradorEnviado['respuestas']) => {
      const sentencias = await app.statementsOf(() => b.puesto(b.primera, { respuestas }));
      return sentencias.length;
    };
    expect(await contar([version(5, 1, 1, 1)])).toBe(
      await contar([version(6, 1, 1, 1), version(6, 1, 2, 1)]),
    );
  });
});

describe('permissions', () => {
  it("allow access to the caller's own drafts only", async () => {
    await b.puesto(b.primera, { titulo: { texto: 'secreto', version: 1 } });
    for (const url of [`/borradores/${proyectoId}`, b.primera]) {
      const ajeno = await b.leer(url, 'beto');
      expect(ajeno.status).toBe(404);
      expect((await b.leer(url.replace(proyectoId, uid(88)), 'beto')).body).toEqual(ajeno.body);
      expect([(await b.leer(url, null)).status, (await b.leer(url, 'nadie')).status]).toEqual([401, 403]);
    }
    expect((await b.leer(`/borradores/${proyectoId}`, 'admin')).body).toEqual([]);
    expect((await b.leer(b.primera, 'admin')).status).toBe(404);
    expect((await b.poner(b.primera, {}, 'beto')).status).toBe(404);
    expect((await b.poner(b.primera, {}, 'admin')).status).toBe(403);
    await app.call({ as: 'admin', method: 'DELETE', url: b.primera });
    expect((await app.call({ as: 'beto', method: 'DELETE', url: b.primera })).status).toBe(404);
    expect((await b.puesto(b.primera)).titulo.texto).toBe('secreto');
  });
});
