import { acuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { idOf } from '../../testing/catalogo-builder.ts';
import {
  crearProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
} from '../../testing/muestra.ts';
import { sembrarEntrega, sembrarReferencia } from '../../testing/muestra-entrega.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ parts: { now: () => new Date(Date.UTC(2026, 0, 20)) } });
  await sembrarCatalogo(t.db);
});
afterAll(() => t.close());

const [anas, betos] = [uid(801), uid(802)];
const pedir = (method: 'GET' | 'PUT' | 'POST', url: string, as: Person, body?: object, version?: number) => {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  return t.call({ as, method, url, headers, ...(body && { body }) });
};
const clase = async (id: string) =>
  acuerdoDeClase.parse((await pedir('GET', `/entregas/${id}/acuerdo`, 'dora')).body);
let numero = 400;
const nueva = (enlace?: string) => {
  numero += 1;
  return sembrarEntrega(t, numero, {
    entregados: [
      { proyecto: anas, nombre: 'Ana', propietario: 'ana', niveles: [0, 0, 1, 2, 2] },
      {
        proyecto: betos,
        nombre: 'Beto',
        propietario: 'beto',
        niveles: [0, 1, 1, 2, 1],
        ...(enlace !== undefined && { enlace }),
      },
    ],
  });
};

describe('the agreement of a class', () => {
  it('has pairs of one repository with their share and coefficient, and the questions that divide it', async () => {
    expect(await clase(await nueva())).toMatchObject({
      patron: null,
      conReferencia: [],
      totalParejas: 1,
      // Worked out by hand in the tests of the domain.
      parejas: [
        { unos: 'Ana', otros: 'Beto', comunes: 5, iguales: 3, porcentaje: 60, kappa: 0.67, pocas: true },
      ],
      preguntas: [
        {
          pregunta: '¿Pregunta 1?',
          niveles: [{ cuantas: 1 }, { cuantas: 1 }, { cuantas: 0 }],
          distintas: 100,
        },
        { pregunta: '¿Pregunta 4?' },
      ],
    });
    // Answers about another program differ without any difference of judgement.
    expect(await clase(await nueva('https://github.com/otro/repositorio'))).toMatchObject({
      comparadas: 2,
      repositorios: 2,
      parejas: [],
      preguntas: [],
    });
  });

  it('is a workbook, and each table of it a CSV with the words of the page', async () => {
    const id = await nueva();
    const bajar = (resto: string, as: Person = 'dora') =>
      pedir('GET', `/entregas/${id}/acuerdo/${resto}`, as);
    const filas = async (tabla: string) => String((await bajar(`csv?tabla=${tabla}`)).body).split('\r\n');
    expect(await filas('parejas')).toEqual([
      '\uFEFFEntrega;Otra entrega;Niveles iguales (%);κ;Preguntas comunes;Pocas preguntas',
      'Ana;Beto;60;0,67;5;Sí',
      '',
    ]);
    expect((await filas('preguntas')).slice(0, 2)).toEqual([
      '\uFEFFPregunta;Lista;Parejas que difieren (%);Nivel;Respuestas',
      '¿Pregunta 1?;Lista;100;Nivel 0;1',
    ]);
    await sembrarReferencia(t, id, new Date(Date.UTC(2026, 0, 19)));
    expect((await filas('referencia')).slice(1)).toEqual(['Ana;No;;;0;Sí', 'Beto;No;;;0;Sí', '']);
    expect((await bajar('csv?tabla=otra')).status).toBe(400);
    const libro = await bajar('xlsx');
    expect([libro.status, libro.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="acuerdo.xlsx"',
    ]);
    for (const resto of ['xlsx', 'csv']) {
      expect((await bajar(resto, 'omar')).status).toBe(404);
      expect((await bajar(resto, 'ana')).status).toBe(403);
    }
  });

  it('is read by its lecturers and admins alone', async () => {
    const id = await nueva();
    const leer = async (as: Person) => (await pedir('GET', `/entregas/${id}/acuerdo`, as)).status;
    expect(await Promise.all((['dora', 'admin', 'omar', 'ana'] as const).map(leer))).toEqual([
      200, 200, 404, 403,
    ]);
    expect((await clase(id)).puedeElegir).toBe(true);
    expect((await pedir('GET', `/entregas/${id}/acuerdo`, 'admin')).body).toMatchObject({
      puedeElegir: false,
    });
  });
});

describe('the reference of a delivery', () => {
  const fijar = (id: string, pruebaId: string | null, as: Person = 'dora') =>
    pedir('PUT', `/entregas/${id}/referencia`, as, { pruebaId });

  it('is a saved test of a lecturer’s own project, copied, so that it outlives the test', async () => {
    const { _id: proyecto } = await crearProyecto(t, 'dora', 'Referencia');
    const prueba = idOf(await guardarPrueba(t, pruebaDeMetrica(proyecto), 'dora'));
    const { _id: ajeno } = await crearProyecto(t, 'ana', 'De Ana');
    const ajena = idOf(await guardarPrueba(t, pruebaDeMetrica(ajeno), 'ana'));
    const id = await nueva();
    expect((await clase(id)).candidatas).toEqual([
      { _id: prueba, nombre: 'Primera prueba', proyecto: 'Referencia' },
    ]);
    expect((await fijar(id, ajena)).status).toBe(400);
    // A team is not measured by its own test.
    const propia = await sembrarEntrega(t, 590, {
      entregados: [{ proyecto, nombre: 'Referencia', propietario: 'dora' }],
    });
    expect((await clase(propia)).candidatas).toEqual([]);
    expect((await fijar(propia, prueba)).status).toBe(400);
    const { curso_id } = await t.db
      .selectFrom('entregas')
      .select('curso_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const enElCurso = { curso_id, proyecto_id: proyecto, ingreso: new Date() };
    await t.db.insertInto('curso_proyectos').values(enElCurso).execute();
    expect((await fijar(id, prueba)).status).toBe(400);
    await t.db.deleteFrom('curso_proyectos').where('proyecto_id', '=', proyecto).execute();
    expect((await fijar(id, prueba, 'ana')).status).toBe(403);
    expect((await fijar(id, prueba, 'omar')).status).toBe(404);
    expect((await fijar(id, prueba)).status).toBe(204);
    expect(await clase(id)).toMatchObject({
      patron: { pruebaId: prueba, por: 'Dora', existe: true },
      // No question has the same words.
      conReferencia: [{ comunes: 0, kappa: null }, { comunes: 0 }],
    });
    await t.call({ as: 'dora', method: 'DELETE', url: `/proyectos/${proyecto}` });
    expect((await clase(id)).patron).toMatchObject({ pruebaId: prueba, existe: false });
    expect((await fijar(id, null)).status).toBe(204);
    expect((await clase(id)).patron).toBeNull();
  });

  it('is not replaced, nor taken away, where another lecturer changed it since it was read', async () => {
    const { _id: proyecto } = await crearProyecto(t, 'dora', 'Otra referencia');
    const prueba = idOf(await guardarPrueba(t, pruebaDeMetrica(proyecto), 'dora'));
    const id = await nueva();
    const cambiar = (pruebaId: string | null, version: number) =>
      pedir('PUT', `/entregas/${id}/referencia`, 'dora', { pruebaId }, version);
    const { versionDePatron: sin } = await clase(id);
    expect(await cambiar(prueba, sin)).toMatchObject({ status: 204 });
    const antigua = { status: 412, body: { codigo: 'version-antigua' } };
    expect(await cambiar(prueba, sin)).toMatchObject(antigua);
    expect(await cambiar(null, sin)).toMatchObject(antigua);
    expect((await clase(id)).patron).toMatchObject({ pruebaId: prueba });
    expect(await cambiar(null, (await clase(id)).versionDePatron)).toMatchObject({ status: 204 });
    expect(await clase(id)).toMatchObject({ patron: null, versionDePatron: sin });
  });
});

describe('the agreement of one delivery with the reference', () => {
  it('is read by its team once the mark is published', async () => {
    const id = await nueva();
    const copia = await t.db
      .selectFrom('entregados')
      .select('prueba')
      .where('proyecto_id', '=', betos)
      .executeTakeFirstOrThrow();
    await sembrarReferencia(t, id, new Date(Date.UTC(2026, 0, 19)), copia.prueba);
    const leer = (as: Person) => pedir('GET', `/entregas/${id}/acuerdo/${anas}`, as);
    expect((await leer('ana')).body).toMatchObject({
      acuerdo: null,
      motivo: expect.stringContaining('se publica') as string,
    });
    const completo = {
      acuerdo: { porcentaje: 60, kappa: 0.67 },
      distintas: [
        { pregunta: '¿Pregunta 1?', suyo: 'Nivel 0', referencia: 'Nivel 0.5' },
        { suyo: 'Nivel 1' },
      ],
    };
    expect((await leer('dora')).body).toMatchObject(completo);
    const linea = {
      id: 'a',
      fuente: 'acuerdo',
      nombre: 'A',
      modo: 'puntua',
      puntos: 1,
      bajo: 0,
      alto: 100,
      penalizaciones: [],
    };
    await pedir('PUT', `/entregas/${id}/rubrica`, 'dora', { lineas: [linea] });
    await pedir('POST', `/entregas/${id}/notas/calcular`, 'dora');
    await pedir('POST', `/entregas/${id}/notas/publicar`, 'dora', { proyectos: [anas] });
    expect((await leer('ana')).body).toMatchObject(completo);
    expect((await leer('beto')).status).toBe(404);
    const { body } = await pedir('GET', `/entregas/${id}/notas/${anas}`, 'ana');
    // Six of ten: the share of equal levels is what the rubric makes a mark of.
    expect(body).toMatchObject({ publicadas: [{ nota: 6 }] });
  });
});
