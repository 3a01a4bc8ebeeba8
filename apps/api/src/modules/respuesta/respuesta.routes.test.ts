// seguridad: 1, 2, 3, 4, 16
import { hecho } from '@mantenible/contracts/comun';
import { respuestasPrueba, type GuardarRespuestas } from '@mantenible/contracts/respuesta';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  crearProyecto,
  guardarPrueba,
  ids,
  pruebaDeMetrica,
  responder,
  sembrarCatalogo,
  uid,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  proyectoId = (await crearProyecto(app))._id;
});

const guardar = (body: GuardarRespuestas, as: Person | null = 'ana', clave?: string) =>
  guardarPrueba(app, body, as, clave);
const listar = async (as: Person = 'ana') =>
  respuestasPrueba.parse((await app.call({ as, method: 'GET', url: `/respuestas/${proyectoId}` })).body);
const guardadas = () => app.db.selectFrom('respuestas').select(['tipo', 'intentos']).execute();

describe('saving a test', () => {
  it('stores it with names, answers and levels resolved', async () => {
    const { status, body } = await guardar(pruebaDeMetrica(proyectoId, { nombre: '  Primera prueba ' }));
    expect(status).toBe(201);
    expect(await listar()).toEqual([
      {
        _id: hecho.parse(body)._id,
        proyectoId,
        nombre: 'Primera prueba',
        tipo: 'singleMetrica',
        metricaId: uid(21),
        intentos: 1,
        elementos: ['M1'],
        repetible: true,
        promedio: 75,
        criterio: 'Valor fuera de rango',
        borrador: null,
        creado: expect.any(String) as unknown,
        respuestas: [
          { ...responder(1, 1, 1), nivel: 2 },
          { ...responder(1, 2, 0.5, 'a medias'), nivel: 1 },
        ],
      },
    ]);
  });

  it('notes everything of the catalogue that it contains', async () => {
    await guardar(pruebaDeMetrica(proyectoId));
    const filas = await app.db.selectFrom('respuesta_elementos').select('elemento_id').execute();
    expect(filas.map((f) => f.elemento_id).sort()).toEqual([uid(1), uid(2), uid(11), uid(21)]);
  });

  it('asks every list of all sub-characteristics once, and skips what cannot be run', async () => {
    const respuestas = [responder(1, 1, 1), responder(1, 2, 0), responder(2, 3, 0.5)];
    const prueba = { proyectoId, tipo: 'allSubcaracteristicas', nombre: 'Todas', respuestas } as const;
    expect((await guardar({ ...prueba, respuestas: [...respuestas] })).status).toBe(201);
    expect((await listar()).map((p) => [p.elementos, p.repetible])).toEqual([[['S1', 'S2'], false]]);
  });

  it('needs no answer where a question has no levels', async () => {
    const prueba = pruebaDeMetrica(proyectoId, { metricaId: uid(25), respuestas: [] });
    expect((await guardar(prueba)).status).toBe(201);
  });

  it('takes three statements without a draft, the batch of contained ids and the actions of the improvement plan apart', async () => {
    const prueba = pruebaDeMetrica(proyectoId);
    const propias = await app.statementsOf(() => guardar(prueba));
    expect(propias.filter((s) => !/"(?:respuesta_elementos|acciones_mejora)"/.test(s))).toHaveLength(3);
  });
});

describe('what is refused', () => {
  it.each<[string, Partial<GuardarRespuestas>, number, string, RegExp]>([
    ['a blank title', { nombre: ' ' }, 400, 'nombre', /título de la prueba está vacío/],
    [
      'an open question',
      { respuestas: [responder(1, 1, 1)] },
      400,
      'respuestas',
      /Existen pautas sin responder/,
    ],
    [
      'a cleared question',
      { respuestas: [responder(1, 1, 1), responder(1, 2, null)] },
      400,
      'respuestas.1.valor',
      /sin responder/,
    ],
    [
      'a value that is no level',
      { respuestas: [responder(1, 1, 0.3), responder(1, 2, 1)] },
      400,
      'respuestas.0.valor',
      /niveles/,
    ],
    [
      'a foreign question',
      { respuestas: [responder(1, 1, 1), responder(1, 2, 1), responder(2, 3, 1)] },
      400,
      'respuestas.2',
      /no pertenece/,
    ],
    [
      'no attempt number',
      { intentos: undefined },
      400,
      'intentos',
      /El número de intentos no está definido\./,
    ],
    ['a third attempt', { intentos: 3 }, 400, 'intentos', /Solo se admiten 2 intentos/],
    ['no item', { metricaId: undefined }, 400, 'metricaId', /Elija la métrica/],
    ['more items at a first attempt', { adicionales: [uid(22)] }, 400, 'adicionales', /segundo intento/],
  ])('%s', async (_nombre, cambios, status, campo, mensaje) => {
    const answer = await guardar(pruebaDeMetrica(proyectoId, cambios));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      detalles: [{ campo, mensaje: expect.stringMatching(mensaje) as unknown }],
    });
    expect(await guardadas()).toEqual([]);
  });

  it.each([
    ['NaN as a string', '"NaN"'],
    ['a number in quotes', '"1e2"'],
    ['more than a number can hold', '1e309'],
    ['a negative zero', '-0'],
    ['a negative', '-1'],
    ['true', 'true'],
    ['a list', '[1]'],
  ])('%s as a value', async (_nombre, valor) => {
    const texto = JSON.stringify(pruebaDeMetrica(proyectoId)).replace('"valor":1', `"valor":${valor}`);
    const headers = { 'content-type': 'application/json' };
    const answer = await app.call({
      as: 'ana',
      method: 'POST',
      url: '/respuestas/guardar-respuestas',
      body: texto,
      headers,
    });
    expect(answer.status).toBe(400);
    expect(await guardadas()).toEqual([]);
  });

  it('an item that does not exist, or that cannot be run, by name', async () => {
    expect((await guardar(pruebaDeMetrica(proyectoId, { metricaId: uid(77) }))).status).toBe(404);
    const suelta = await guardar(pruebaDeMetrica(proyectoId, { metricaId: uid(23), respuestas: [] }));
    expect(suelta.status).toBe(400);
    expect(suelta.body).toMatchObject({
      mensaje: 'La prueba no se puede aplicar: «M3» no tiene lista de verificación.',
    });
  });
});

describe('attempts', () => {
  it('allows the first, then the second, and no more', async () => {
    expect((await guardar(pruebaDeMetrica(proyectoId, { intentos: 2 }))).status).toBe(409);
    expect((await guardar(pruebaDeMetrica(proyectoId))).status).toBe(201);
    expect((await guardar(pruebaDeMetrica(proyectoId))).body).toMatchObject({
      mensaje: 'Ya existe una respuesta para esta métrica',
    });
    expect((await guardar(pruebaDeMetrica(proyectoId, { intentos: 2 }))).status).toBe(201);
    expect((await guardar(pruebaDeMetrica(proyectoId, { intentos: 2 }))).status).toBe(409);
    expect((await listar()).map((p) => [p.intentos, p.repetible])).toEqual([
      [2, false],
      [1, false],
    ]);
  });

  it('may carry more items the second time, which use up no attempt of their own', async () => {
    await guardar(pruebaDeMetrica(proyectoId));
    const respuestas = [...pruebaDeMetrica(proyectoId).respuestas, responder(2, 3, 1)];
    const repetida = pruebaDeMetrica(proyectoId, { intentos: 2, adicionales: [uid(22)], respuestas });
    expect((await guardar(repetida)).status).toBe(201);
    expect((await listar())[0]?.elementos).toEqual(['M1', 'M2']);
    const propia = { metricaId: uid(22), respuestas: [responder(2, 3, 0)] };
    expect((await guardar(pruebaDeMetrica(proyectoId, propia))).status).toBe(201);
  });

  it('are unlimited for tests of all items', async () => {
    const respuestas = [responder(1, 1, 1), responder(1, 2, 0), responder(2, 3, 0.5)];
    const todas = { proyectoId, tipo: 'allMetricas' as const, nombre: 'Todas', respuestas };
    for (let i = 0; i < 3; i += 1) expect((await guardar(todas)).status).toBe(201);
  });

  it('leave exactly one of twenty parallel saves, for each attempt', async () => {
    for (const intentos of [1, 2]) {
      const prueba = pruebaDeMetrica(proyectoId, { intentos });
      const salidas = await Promise.all(Array.from({ length: 20 }, () => guardar(prueba)));
      expect(salidas.map((s) => s.status).sort((a, b) => a - b)).toEqual([
        201,
        ...Array<number>(19).fill(409),
      ]);
    }
    expect((await guardadas()).map((g) => g.intentos).sort()).toEqual([1, 2]);
  });
});

describe('who may do what', () => {
  const existe = (as: Person | null, cosa: 'subcaracteristica' | 'metrica', proyecto: string) => {
    const campo = cosa === 'metrica' ? { metricaId: uid(21) } : { subcaracteristicaId: ids.subs[0] };
    return app.call({
      as,
      method: 'POST',
      url: `/respuestas/${cosa}`,
      body: { proyectoId: proyecto, ...campo },
    });
  };

  it('reports whether a test exists to readers of the project only', async () => {
    expect((await existe('ana', 'metrica', proyectoId)).body).toEqual({ existe: false });
    await guardar(pruebaDeMetrica(proyectoId));
    expect((await existe('ana', 'metrica', proyectoId)).body).toEqual({ existe: true });
    expect((await existe('ana', 'subcaracteristica', proyectoId)).body).toEqual({ existe: false });
    expect((await existe('admin', 'metrica', proyectoId)).body).toEqual({ existe: true });
    const ajena = await existe('beto', 'metrica', proyectoId);
    expect(ajena.status).toBe(404);
    for (const tipo of ['metrica', 'subcaracteristica'] as const)
      expect((await existe('beto', tipo, uid(88))).body).toEqual(ajena.body);
    expect((await existe(null, 'metrica', proyectoId)).status).toBe(401);
  });

  it("saves in one's own project alone: others do not find it, an admin may not", async () => {
    const prueba = pruebaDeMetrica(proyectoId);
    const ajena = await guardar(prueba, 'beto');
    expect(ajena.status).toBe(404);
    expect((await guardar({ ...prueba, proyectoId: uid(88) }, 'beto')).body).toEqual(ajena.body);
    expect((await guardar(prueba, 'admin')).status).toBe(403);
    expect((await guardar(prueba, 'nadie')).status).toBe(403);
    expect((await guardar(prueba, null)).status).toBe(401);
    expect(await guardadas()).toEqual([]);
  });

  it('reads tests and reports as owner or admin; an admin is not offered to repeat', async () => {
    const { _id } = hecho.parse((await guardar(pruebaDeMetrica(proyectoId))).body);
    expect((await listar('admin')).map((p) => p.repetible)).toEqual([false]);
    for (const url of [`/respuestas/${proyectoId}`, `/respuestas/una/${_id}`, `/calculos/promedios/${_id}`]) {
      const leer = (as: Person | null, donde = url) => app.call({ as, method: 'GET', url: donde });
      expect([(await leer('ana')).status, (await leer('admin')).status]).toEqual([200, 200]);
      const ajena = await leer('beto');
      expect(ajena.status).toBe(404);
      expect((await leer('beto', url.replace(/[^/]+$/, uid(88)))).body).toEqual(ajena.body);
      expect([(await leer(null)).status, (await leer('nadie')).status]).toEqual([401, 403]);
    }
  });

  it("gives a report's heading", async () => {
    const { _id } = hecho.parse((await guardar(pruebaDeMetrica(proyectoId))).body);
    const { body } = await app.call({ as: 'ana', method: 'GET', url: `/respuestas/una/${_id}` });
    expect(body).toEqual({
      _id,
      nombre: 'Primera prueba',
      tipo: 'singleMetrica',
      intentos: 1,
      creado: expect.any(String) as unknown,
      proyecto: { _id: proyectoId, nombre: 'Tienda en línea' },
    });
  });

  it('lists nothing for a project without tests', async () => {
    expect(await listar()).toEqual([]);
  });
});
