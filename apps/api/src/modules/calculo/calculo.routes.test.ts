import { filasCalculo, reporteAgrupado } from '@mantenible/contracts/calculo';
import { hecho } from '@mantenible/contracts/comun';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  crearProyecto,
  ids,
  pruebaDeMetrica,
  responder,
  sembrarCatalogo,
  uid,
} from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLecturaDeRespuestas } from '../respuesta/respuesta-lectura.repository.ts';
import { leerInforme } from './calcular-promedios.ts';
import { filasDesde } from './informe.ts';

let app: TestApp;
let proyectoId: string;
const catalogo = ['pautas', 'listas_verificacion', 'metricas', 'subcaracteristicas'] as const;

async function reponerCatalogo(): Promise<void> {
  for (const tabla of catalogo) await app.db.deleteFrom(tabla).execute();
  await sembrarCatalogo(app.db);
}

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('proyectos').execute();
  await app.db.deleteFrom('reservas_clave').execute();
  await reponerCatalogo();
  proyectoId = (await crearProyecto(app))._id;
});

const guardar = async (body: object): Promise<string> => {
  const salida = await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body });
  return hecho.parse(salida.body)._id;
};
const informe = async (id: string) =>
  filasCalculo.parse((await app.call({ as: 'ana', method: 'GET', url: `/calculos/promedios/${id}` })).body);
const agrupado = async (id: string) => {
  const url = `/calculos/promedios/${id}?campos=agrupados`;
  return reporteAgrupado.parse((await app.call({ as: 'ana', method: 'GET', url })).body);
};
const todas = () => ({
  proyectoId,
  tipo: 'allSubcaracteristicas',
  nombre: 'Todas',
  respuestas: [responder(1, 1, 1, 'bien'), responder(1, 2, 0.5), responder(2, 3, 0)],
});

/** Key of a question of the first list. */
const clave = (pauta: number) => `${uid(11)}:${uid(pauta)}`;

describe('the report of a saved test', () => {
  it('has a row of each sub-characteristic, with its breakdown', async () => {
    // M1 = (1 + 0.5) / 2 = 0.75, M2 = 0; S1 = (0.75 + 0) / 2 = 0.375; S2 = M1.
    const filas = await informe(await guardar(todas()));
    expect(filas.map(({ nombre, promedio }) => [nombre, promedio])).toEqual([
      ['S1', 0.375],
      ['S2', 0.75],
    ]);
    expect(filas[1]).toEqual({
      nombre: 'S2',
      promedio: 0.75,
      comentarios: [
        { clave: clave(1), pregunta: '¿P1?', respuesta: 'Nivel 1', comentario: 'bien' },
        { clave: clave(2), pregunta: '¿P2?', respuesta: 'Nivel 0.5', comentario: '' },
      ],
      desglose: [
        {
          nombre: 'M1',
          promedio: 0.75,
          preguntas: [
            { pregunta: '¿P1?', valor: 1, maximo: 1, fraccion: 1 },
            { pregunta: '¿P2?', valor: 0.5, maximo: 1, fraccion: 0.5 },
          ],
        },
      ],
    });
  });

  it('has each question once with its next level, on request', async () => {
    const { listas, filas } = await agrupado(await guardar(todas()));
    expect(filas).toEqual([
      {
        nombre: 'S1',
        promedio: 0.375,
        metricas: [
          { nombre: 'M1', promedio: 0.75, lista: 0 },
          { nombre: 'M2', promedio: 0, lista: 1 },
        ],
      },
      { nombre: 'S2', promedio: 0.75, metricas: [{ nombre: 'M1', promedio: 0.75, lista: 0 }] },
    ]);
    expect(listas[0]).toEqual([
      {
        clave: clave(1),
        pregunta: '¿P1?',
        respuesta: 'Nivel 1',
        comentario: 'bien',
        valor: 1,
        maximo: 1,
        fraccion: 1,
        siguiente: null,
      },
      // P2 counts in a metric of two in S1 and in the only one of S2: 0.5 · (1/8 + 1/4) = 18.75 points.
      {
        clave: clave(2),
        pregunta: '¿P2?',
        respuesta: 'Nivel 0.5',
        comentario: '',
        valor: 0.5,
        maximo: 1,
        fraccion: 0.5,
        siguiente: { descripcion: 'Nivel 1', valor: 1, puntos: 18.75 },
      },
    ]);
  });

  it('has a row of each metric, null for metrics without a counted answer', async () => {
    const respuestas = todas().respuestas;
    const filas = await informe(await guardar({ ...todas(), tipo: 'allMetricas', respuestas }));
    expect(filas.map(({ nombre, promedio }) => [nombre, promedio])).toEqual([
      ['M1', 0.75],
      ['M2', 0],
      ['M5', null],
    ]);
  });

  it('shows the chosen level among levels of equal value', async () => {
    await app.db
      .updateTable('niveles')
      .set({ valor: 1 })
      .where('pauta_id', '=', uid(1))
      .where('posicion', '=', 1)
      .execute();
    const respuestas = [{ ...responder(1, 1, 1), nivel: 2 }, responder(1, 2, 1)];
    const filas = await informe(await guardar(pruebaDeMetrica(proyectoId, { respuestas })));
    expect(filas[0]?.comentarios[0]?.respuesta).toBe('Nivel 1');
    const primero = [responder(1, 1, 1), responder(1, 2, 1)];
    const otra = await informe(
      await guardar(pruebaDeMetrica(proyectoId, { intentos: 2, respuestas: primero })),
    );
    expect(otra[0]?.comentarios[0]?.respuesta).toBe('Nivel 0.5');
  });
});

describe('a saved test is frozen', () => {
  const texto = fc.string({ minLength: 1, maxLength: 20 }).map((s) => s.replaceAll('\0', 'x'));
  const deCatalogo = (lista: readonly string[]) => fc.constantFrom(...lista);
  const cambios = fc.oneof(
    fc.record({ que: fc.constant('pregunta' as const), id: deCatalogo(ids.pautas), valor: texto }),
    fc.record({ que: fc.constant('nivel' as const), id: deCatalogo(ids.pautas), valor: texto }),
    fc.record({ que: fc.constant('nombre' as const), id: deCatalogo(ids.metricas), valor: texto }),
    fc.record({ que: fc.constant('lista' as const), id: deCatalogo(ids.metricas), valor: texto }),
    fc.record({ que: fc.constant('borrar' as const), tabla: fc.constantFrom(...catalogo) }),
  );

  type Cambio = typeof cambios extends fc.Arbitrary<infer T> ? T : never;

  async function aplicar(cambio: Cambio): Promise<void> {
    const { db } = app;
    if (cambio.que === 'borrar') await db.deleteFrom(cambio.tabla).execute();
    else if (cambio.que === 'pregunta')
      await db.updateTable('pautas').set({ pregunta: cambio.valor }).where('id', '=', cambio.id).execute();
    else if (cambio.que === 'nivel')
      await db
        .updateTable('niveles')
        .set({ descripcion: cambio.valor, valor: 7 })
        .where('pauta_id', '=', cambio.id)
        .execute();
    else if (cambio.que === 'nombre')
      await db.updateTable('metricas').set({ nombre: cambio.valor }).where('id', '=', cambio.id).execute();
    else await db.updateTable('metricas').set({ lista_id: null }).where('id', '=', cambio.id).execute();
  }

  it('has the same report before and after edits and deletions in the catalogue', async () => {
    const id = await guardar(todas());
    const antes = await informe(id);
    await fc.assert(
      fc.asyncProperty(fc.array(cambios, { minLength: 1, maxLength: 6 }), async (lista) => {
        await reponerCatalogo();
        for (const cambio of lista) await aplicar(cambio);
        // Read apart: the routes keep the report.
        const leido = await leerInforme(createLecturaDeRespuestas(app.db), id);
        expect(leido && filasCalculo.parse(filasDesde(leido, 0).filas)).toEqual(antes);
        expect(await informe(id)).toEqual(antes);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a report read again', () => {
  const leer = (como: 'ana' | 'beto', id: string) =>
    app.call({ as: como, method: 'GET', url: `/calculos/promedios/${id}` });

  it('is the same, still only for who may read it, and reads neither questions nor answers', async () => {
    const id = await guardar(todas());
    const primera = await leer('ana', id);
    const sentencias = await app.statementsOf(async () => {
      expect((await leer('ana', id)).body).toEqual(primera.body);
    });
    expect(sentencias).toHaveLength(1);
    expect(sentencias[0]).not.toMatch(/"respuestas"\.\*|plan/);
    expect((await leer('beto', id)).status).toBe(404);
  });

  it('is deleted with its project', async () => {
    const id = await guardar(todas());
    expect((await leer('ana', id)).status).toBe(200);
    await app.db.deleteFrom('proyectos').execute();
    for (let vez = 0; vez < 2; vez += 1) expect((await leer('ana', id)).status).toBe(404);
  });

  it('is right whichever reports were kept before', async () => {
    const uno = await guardar(todas());
    const una = await informe(uno);
    const otros = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const respuestas = [responder(1, 1, i % 2), responder(1, 2, 0.5), responder(2, 3, 0)];
        const id = await guardar({ ...todas(), nombre: `Otra ${i}`, respuestas });
        return { id, promedio: (await informe(id))[1]?.promedio };
      }),
    );
    for (const [i, { id, promedio }] of otros.entries()) {
      expect(promedio).toBe(((i % 2) + 0.5) / 2);
      expect((await informe(id))[1]?.promedio).toBe(promedio);
    }
    expect(await informe(uno)).toEqual(una);
  });
});

describe('the cost of a report', () => {
  /** A metric with `n` answered questions. */
  async function pruebaDe(n: number, comentario = ''): Promise<string> {
    const creado = new Date();
    const pautas = Array.from({ length: n }, (_, i) => uid(1000 + i));
    const lista = uid(900 + n);
    const metrica = uid(500 + n);
    await app.db
      .insertInto('pautas')
      .values(pautas.map((id) => ({ id, descripcion: 'd', pregunta: 'p', version: 1, creado })))
      .execute();
    const niveles = pautas.flatMap((pauta_id) =>
      [0, 1].map((valor, posicion) => ({ pauta_id, posicion, valor, descripcion: `n${valor}` })),
    );
    await app.db.insertInto('niveles').values(niveles).execute();
    await app.db
      .insertInto('listas_verificacion')
      .values({ id: lista, nombre: 'Larga', version: 1, creado })
      .execute();
    await app.db
      .insertInto('lista_pautas')
      .values(pautas.map((pauta_id, posicion) => ({ lista_id: lista, pauta_id, posicion })))
      .execute();
    await app.db
      .insertInto('metricas')
      .values({ id: metrica, nombre: 'Larga', lista_id: lista, version: 1, creado })
      .execute();
    const respuestas = pautas.map((pautaId) => ({ pautaId, listaVerificacion: lista, valor: 1, comentario }));
    return guardar({
      proyectoId,
      tipo: 'singleMetrica',
      metricaId: metrica,
      intentos: 1,
      nombre: 'Larga',
      respuestas,
    });
  }

  it.each([4, 200])('is at most three statements for %i answers, authorization included', async (n) => {
    const id = await pruebaDe(n);
    const sentencias = await app.statementsOf(async () => {
      const filas = await informe(id);
      expect(filas.map((fila) => [fila.promedio, fila.comentarios.length])).toEqual([[1, n]]);
    });
    expect(sentencias.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['short', 'is kept', 'x', false],
    ['long', 'is read whole again', 'x'.repeat(5000), true],
  ])('a %s report %s', async (_length, _what, comentario, isReadWhole) => {
    const id = await pruebaDe(100, comentario);
    const first = await informe(id);
    const sentencias = await app.statementsOf(async () => {
      expect(await informe(id)).toEqual(first);
    });
    expect(sentencias.some((sentencia) => sentencia.includes('"respuestas".*'))).toBe(isReadWhole);
  });
});
