// seguridad: 62, large-answers
import { pruebasResumidas, respuestasPrueba } from '@mantenible/contracts/respuesta';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { crearProyecto, pruebaDeMetrica, responder, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let proyectoId: string;
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('proyectos').execute();
  await app.db.deleteFrom('reservas_clave').execute();
  proyectoId = (await crearProyecto(app))._id;
});

/** Stores tests with so many bytes of answers each, the newest last; gives their ids. */
async function llenar(tamanos: readonly number[], cambios: { readonly proyecto_id?: string } = {}) {
  const filas = tamanos.map((tamano, i) => {
    const respuestas = JSON.stringify([{ ...responder(1, 1, 1, 'x'.repeat(tamano)), nivel: 2 }]);
    return {
      id: uuidv7(),
      proyecto_id: proyectoId,
      id_persona: 'sub-ana',
      nombre: `T${i + 1}`,
      tipo: 'allMetricas',
      elemento_id: null,
      intentos: null,
      promedio: 1,
      plan: '{}',
      respuestas,
      promedios: JSON.stringify([{ nombre: 'M1', promedio: 1 }]),
      tamano: respuestas.length,
      creado: new Date(Date.UTC(2026, 0, 1, 0, i)),
      ...cambios,
    };
  });
  await app.db.insertInto('respuestas').values(filas).execute();
  return filas.map(({ id }) => id);
}

async function pedir(query = '') {
  const url = `/respuestas/${proyectoId}${query}`;
  const { status, body, headers } = await app.call({ as: 'ana', method: 'GET', url });
  const { link } = headers;
  const siguiente = /^<(?<query>\?[^>]+)>; rel="next"$/.exec(typeof link === 'string' ? link : '')?.groups;
  return { status, body, siguiente: siguiente?.['query'] };
}

/** Names of the tests of each part, from the given one on. */
async function partes(query?: string): Promise<readonly (readonly string[])[]> {
  const { body, siguiente } = await pedir(query);
  const nombres = pruebasResumidas.parse(body).map(({ nombre }) => nombre);
  return [nombres, ...(siguiente === undefined ? [] : await partes(siguiente))];
}

describe('the list of tests with their answers', () => {
  it('is whole for an ordinary project', async () => {
    await llenar(Array.from({ length: 60 }, () => 20_000));
    const { body, siguiente } = await pedir();
    expect(respuestasPrueba.parse(body)).toHaveLength(60);
    expect(siguiente).toBeUndefined();
  });

  it('is cut at 2 MB of answers, the newest first, and leads to each other test once', async () => {
    await llenar([900_000, 900_000, 900_000, 10_000, 900_000, 900_000]);
    expect(await partes()).toEqual([['T6', 'T5', 'T4'], ['T3', 'T2'], ['T1']]);
  });

  it('has every field of each test', async () => {
    const [id = ''] = await llenar([3]);
    const { body } = await pedir();
    expect(respuestasPrueba.parse(body)).toMatchObject([
      { _id: id, elementos: ['M1'], promedio: 100, respuestas: [{ comentario: 'xxx', valor: 1 }] },
    ]);
  });

  it('has one test that is larger alone', async () => {
    await llenar([100, 2_500_000, 100]);
    expect(await partes()).toEqual([['T3'], ['T2'], ['T1']]);
  });

  it('keeps its order for tests of one moment', async () => {
    const ids = await llenar([900_000, 900_000, 900_000]);
    await app.db
      .updateTable('respuestas')
      .set({ creado: new Date(0) })
      .execute();
    const nombres = [...ids.keys()].map((i) => `T${i + 1}`).reverse();
    expect((await partes()).flat()).toEqual(nombres);
  });

  it('measures a test when it is saved', async () => {
    const body = pruebaDeMetrica(proyectoId, {
      respuestas: [responder(1, 1, 1, 'ñ'.repeat(5000)), responder(1, 2, 0)],
    });
    await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
    const fila = await app.db
      .selectFrom('respuestas')
      .select(['tamano', 'respuestas', 'promedios'])
      .executeTakeFirstOrThrow();
    const textos = JSON.stringify(fila.respuestas) + JSON.stringify(fila.promedios);
    expect(fila.tamano).toBe(Buffer.byteLength(textos));
  });
});

describe('the summary of tests', () => {
  it('has no answers and as many tests as were asked for, at most 100', async () => {
    await llenar(Array.from({ length: 105 }, () => 100_000));
    const { body, siguiente } = await pedir('?campos=resumen&limite=2');
    expect(body).toMatchObject([{ nombre: 'T105' }, { nombre: 'T104' }]);
    expect(JSON.stringify(body)).not.toContain('"respuestas"');
    expect(siguiente).toMatch(/^\?campos=resumen&limite=2&desde=/);
    expect((await partes('?campos=resumen')).map(({ length }) => length)).toEqual([100, 5]);
  });

  it('reads neither questions nor answers', async () => {
    await llenar([10]);
    const sentencias = await app.statementsOf(() => pedir('?campos=resumen'));
    expect(sentencias).toHaveLength(4);
    expect(sentencias.join(' ')).not.toMatch(/"respuestas"\."respuestas"|"plan"/);
  });

  it('offers to repeat by the newest attempt, also of another part', async () => {
    const guardar = (intentos: number) => {
      const body = pruebaDeMetrica(proyectoId, { intentos });
      return app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
    };
    const repetibles = async () => {
      const { body, siguiente } = await pedir('?campos=resumen&limite=1');
      const otra = siguiente === undefined ? [] : (await pedir(siguiente)).body;
      return [body, otra].flatMap((una) => pruebasResumidas.parse(una)).map(({ repetible }) => repetible);
    };
    await guardar(1);
    expect(await repetibles()).toEqual([true]);
    await guardar(2);
    expect(await repetibles()).toEqual([false, false]);
  });
});

describe('a part', () => {
  it.each(['?limite=0', '?limite=101', '?limite=x', '?campos=todo', '?desde=x'])(
    'is refused for %s',
    async (query) => {
      expect((await pedir(query)).status).toBe(400);
    },
  );

  it('is not found when it starts at a test of another project or of none', async () => {
    await llenar([1]);
    const otro = (await crearProyecto(app, 'ana', 'Otro'))._id;
    const [ajena = ''] = await llenar([1], { proyecto_id: otro });
    for (const desde of [ajena, uid(999)]) expect((await pedir(`?desde=${desde}`)).status).toBe(404);
  });
});
