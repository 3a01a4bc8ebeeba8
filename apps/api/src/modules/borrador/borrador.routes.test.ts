import {
  borrador,
  borradoresResumen,
  type Borrador,
  type BorradorEnviado,
} from '@mantenible/contracts/borrador';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { crearProyecto, pruebaDeMetrica, responder, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const tabla of [
    'proyectos',
    'reservas_clave',
    'pautas',
    'listas_verificacion',
    'metricas',
    'subcaracteristicas',
  ] as const)
    await app.db.deleteFrom(tabla).execute();
  await sembrarCatalogo(app.db);
  proyectoId = (await crearProyecto(app))._id;
});

const primera = (): string => `/borradores/${proyectoId}/singleMetrica/${uid(21)}/1`;
const segunda = (): string => `/borradores/${proyectoId}/singleMetrica/${uid(21)}/2`;
const todas = (): string => `/borradores/${proyectoId}/allSubcaracteristicas/todos/0`;
const poner = (url: string, body: BorradorEnviado = {}, as: Person | null = 'ana') =>
  app.call({ as, method: 'PUT', url, body });
const puesto = async (url: string, body?: BorradorEnviado): Promise<Borrador> =>
  borrador.parse((await poner(url, body)).body);
const leer = (url: string, as: Person | null = 'ana') => app.call({ as, method: 'GET', url });
const listar = async () => borradoresResumen.parse((await leer(`/borradores/${proyectoId}`)).body);
const version = (n: number, ...datos: Parameters<typeof responder>) => ({
  ...responder(...datos),
  version: n,
});
const guardarPrimera = () =>
  app.call({
    as: 'ana',
    method: 'POST',
    url: '/respuestas/guardar-respuestas',
    body: pruebaDeMetrica(proyectoId),
  });

describe('a new draft', () => {
  it('is frozen to the question set of its creation', async () => {
    const nuevo = await puesto(primera());
    expect(nuevo).toMatchObject({
      proyectoNombre: 'Tienda en línea',
      tipo: 'singleMetrica',
      elementoId: uid(21),
      intentos: 1,
      titulo: { texto: '', version: 0 },
      respuestas: [],
      cambios: [],
      nuevo: true,
    });
    await app.db.updateTable('pautas').set({ pregunta: '¿Otra?' }).where('id', '=', uid(1)).execute();
    await app.db.deleteFrom('pautas').where('id', '=', uid(2)).execute();
    expect(await puesto(primera())).toEqual({ ...nuevo, nuevo: false });
    expect(borrador.parse((await leer(primera())).body)).toEqual({ ...nuevo, nuevo: false });
  });

  it('names what was left out of it', async () => {
    expect((await puesto(todas())).plan.omitidos).toEqual([
      { elemento: 'metrica', nombre: 'M3', motivo: 'no tiene lista de verificación' },
      { elemento: 'subcaracteristica', nombre: 'S3', motivo: 'no tiene métricas que se puedan aplicar' },
    ]);
  });

  it('is made once when two tabs ask at the same time', async () => {
    const salidas = await Promise.all(Array.from({ length: 8 }, () => puesto(primera())));
    expect(salidas.filter((salida) => salida.nuevo)).toHaveLength(1);
    expect(await app.db.selectFrom('borradores').select('id').execute()).toHaveLength(1);
  });

  it.each([
    ['a second attempt without a first', () => segunda(), 409],
    ['an item that does not exist', () => primera().replace(uid(21), uid(77)), 404],
    ['an item without a list', () => primera().replace(uid(21), uid(23)), 400],
    ['an item whose list is empty', () => primera().replace(uid(21), uid(24)), 400],
    ['a third attempt', () => primera().replace(/1$/, '3'), 400],
    ['a single item without attempt', () => primera().replace(/1$/, '0'), 400],
    ['all items with an attempt', () => todas().replace(/0$/, '1'), 400],
    ['a single type for all items', () => primera().replace(uid(21), 'todos'), 400],
  ])('is refused for %s', async (_nombre, url, status) => {
    expect((await poner(url())).status).toBe(status);
    expect(await app.db.selectFrom('borradores').select('id').execute()).toEqual([]);
  });

  it('is refused for a first attempt that is already saved', async () => {
    await guardarPrimera();
    expect(await poner(primera())).toMatchObject({
      status: 409,
      body: { mensaje: 'Ya existe una respuesta para esta métrica' },
    });
  });
});

describe('a draft of a second attempt', () => {
  it('is prefilled with title and answers of the first, and names what changed', async () => {
    await guardarPrimera();
    await app.db
      .updateTable('niveles')
      .set({ valor: 0.9 })
      .where('pauta_id', '=', uid(1))
      .where('posicion', '=', 2)
      .execute();
    const nuevo = await puesto(segunda(), { adicionales: [uid(22), uid(21)] });
    expect(nuevo.titulo).toEqual({ texto: 'Primera prueba', version: 0 });
    expect(nuevo.adicionales).toEqual([uid(22)]);
    expect(nuevo.plan.filas.map((fila) => fila.nombre)).toEqual(['M1', 'M2']);
    expect(nuevo.respuestas).toEqual([{ ...version(0, 1, 2, 0.5, 'a medias'), nivel: 1 }]);
    expect(nuevo.cambios).toEqual([
      { pregunta: '¿P1?', motivo: 'nivel-cambiado' },
      { pregunta: '¿P3?', motivo: 'pregunta-nueva' },
    ]);
  });

  it('lets the first change win over what was prefilled', async () => {
    await guardarPrimera();
    await puesto(segunda());
    const { respuestas, superadas } = await puesto(segunda(), { respuestas: [version(1, 1, 1, 0)] });
    expect(respuestas.find((r) => r.pautaId === uid(1))).toEqual({ ...version(1, 1, 1, 0), nivel: 0 });
    expect(superadas).toEqual([]);
  });

  it('refuses more items that do not exist', async () => {
    await guardarPrimera();
    expect(await poner(segunda(), { adicionales: [uid(22), uid(78)] })).toMatchObject({
      status: 400,
      body: { detalles: [{ campo: 'adicionales.1' }] },
    });
  });
});

describe('two tabs on one draft', () => {
  it('each keep what they alone changed, and the newer wins where both did', async () => {
    await puesto(primera());
    await puesto(primera(), {
      titulo: { texto: 'Una', version: 2 },
      respuestas: [version(2, 1, 1, 1, 'una')],
    });
    const otra = await puesto(primera(), {
      titulo: { texto: 'Otra', version: 1 },
      respuestas: [version(1, 1, 1, 0, 'otra'), version(1, 1, 2, 0.5)],
    });
    expect(otra.titulo).toEqual({ texto: 'Una', version: 2 });
    expect(otra.superadas).toEqual([{ pautaId: uid(1), listaVerificacion: uid(11) }]);
    expect([...otra.respuestas].sort((a, b) => a.pautaId.localeCompare(b.pautaId))).toEqual([
      { ...version(2, 1, 1, 1, 'una'), nivel: 2 },
      { ...version(1, 1, 2, 0.5), nivel: 1 },
    ]);
  });

  it('lose nothing when many changes arrive at once', async () => {
    await puesto(primera());
    const envios = Array.from({ length: 12 }, (_, i) =>
      poner(primera(), { respuestas: [version(i + 1, 1, 1, 1, `n${i + 1}`)] }),
    );
    expect((await Promise.all(envios)).map((e) => e.status)).toEqual(Array<number>(12).fill(200));
    expect((await puesto(primera())).respuestas.map((r) => r.comentario)).toEqual(['n12']);
  });

  it('say nothing when both say the same', async () => {
    await puesto(primera(), { respuestas: [version(1, 1, 1, 1)] });
    expect((await puesto(primera(), { respuestas: [version(1, 1, 1, 1)] })).superadas).toEqual([]);
  });

  it.each([0, 1.5, 2_147_483_648, 9_007_199_254_740_990])('refuse the version %d', async (n) => {
    await puesto(primera());
    expect((await poner(primera(), { titulo: { texto: 'x', version: n } })).status).toBe(400);
    expect((await puesto(primera())).titulo).toEqual({ texto: '', version: 0 });
  });

  it('may clear an answer and keep its comment', async () => {
    await puesto(primera(), { respuestas: [version(1, 1, 1, 1, 'sí')] });
    const { respuestas } = await puesto(primera(), { respuestas: [version(2, 1, 1, null, 'sí')] });
    expect(respuestas).toEqual([{ ...version(2, 1, 1, null, 'sí'), nivel: null }]);
  });

  it('refuse foreign questions and values that are no level, and change nothing', async () => {
    await puesto(primera());
    expect((await poner(primera(), { respuestas: [version(1, 2, 3, 1)] })).status).toBe(400);
    expect((await poner(primera(), { respuestas: [version(1, 1, 1, 0.4)] })).status).toBe(400);
    expect((await puesto(primera())).respuestas).toEqual([]);
  });
});

describe('saving from a draft', () => {
  it("asks the draft's questions, not today's, and drops the draft", async () => {
    await puesto(primera());
    await app.db.deleteFrom('metricas').where('id', '=', uid(21)).execute();
    expect((await guardarPrimera()).status).toBe(201);
    expect(await listar()).toEqual([]);
    expect(await app.db.selectFrom('borrador_respuestas').selectAll().execute()).toEqual([]);
    expect((await leer(primera())).status).toBe(404);
  });

  it('keeps the draft when the save is refused', async () => {
    await puesto(primera(), { respuestas: [version(1, 1, 1, 1)] });
    const body = pruebaDeMetrica(proyectoId, { nombre: '' });
    await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
    expect((await listar()).map((b) => b.respondidas)).toEqual([1]);
  });
});

describe('the list of drafts', () => {
  it('shows how far each is, by questions that need an answer', async () => {
    await puesto(todas(), {
      titulo: { texto: 'Todas', version: 1 },
      respuestas: [version(1, 1, 1, 0), version(1, 1, 2, null, 'luego')],
    });
    await puesto(`/borradores/${proyectoId}/singleMetrica/${uid(25)}/1`);
    const actualizado = expect.any(String) as unknown;
    expect(await listar()).toEqual([
      {
        ...{ tipo: 'singleMetrica', elementoId: uid(25), intentos: 1, adicionales: [], elementoNombre: 'M5' },
        ...{ titulo: '', respondidas: 0, preguntas: 0, actualizado },
      },
      {
        ...{
          tipo: 'allSubcaracteristicas',
          elementoId: null,
          intentos: null,
          adicionales: [],
          elementoNombre: null,
        },
        ...{ titulo: 'Todas', respondidas: 1, preguntas: 3, actualizado },
      },
    ]);
  });

  it('loses one that is discarded, and discarding again is no error', async () => {
    await puesto(primera());
    await puesto(todas());
    const descartar = () => app.call({ as: 'ana', method: 'DELETE', url: primera() });
    expect([(await descartar()).status, (await descartar()).status]).toEqual([200, 200]);
    expect((await listar()).map((b) => b.tipo)).toEqual(['allSubcaracteristicas']);
  });

  it('takes as many statements with many answers as with few', async () => {
    await puesto(primera());
    const contar = async (respuestas: BorradorEnviado['respuestas']) => {
      app.statements.length = 0;
      await puesto(primera(), { respuestas });
      return app.statements.length;
    };
    expect(await contar([version(5, 1, 1, 1)])).toBe(
      await contar([version(6, 1, 1, 1), version(6, 1, 2, 1)]),
    );
  });
});

describe('who may do what', () => {
  it("sees and changes one's own drafts alone", async () => {
    await puesto(primera(), { titulo: { texto: 'secreto', version: 1 } });
    for (const url of [`/borradores/${proyectoId}`, primera()]) {
      const ajeno = await leer(url, 'beto');
      expect(ajeno.status).toBe(404);
      expect((await leer(url.replace(proyectoId, uid(88)), 'beto')).body).toEqual(ajeno.body);
      expect([(await leer(url, null)).status, (await leer(url, 'nadie')).status]).toEqual([401, 403]);
    }
    expect((await leer(`/borradores/${proyectoId}`, 'admin')).body).toEqual([]);
    expect((await leer(primera(), 'admin')).status).toBe(404);
    expect((await poner(primera(), {}, 'beto')).status).toBe(404);
    expect((await poner(primera(), {}, 'admin')).status).toBe(403);
    await app.call({ as: 'admin', method: 'DELETE', url: primera() });
    expect((await app.call({ as: 'beto', method: 'DELETE', url: primera() })).status).toBe(404);
    expect((await puesto(primera())).titulo.texto).toBe('secreto');
  });
});
