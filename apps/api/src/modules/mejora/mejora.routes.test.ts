import { efecto } from '@mantenible/contracts/mejora';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { idOf } from '../../testing/catalogo-builder.ts';
import { analizar } from '../../testing/esperar-analisis.ts';
import { crearProyecto, pruebaDeMetrica, responder, sembrarCatalogo, uid } from '../../testing/muestra.ts';
import { accionNueva, archivoCon, leerMejora } from '../../testing/mejora.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let proyectoId: string;

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso, env: { SCAN_PER_HOUR: '100' } });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('proyectos').execute();
  await app.db.deleteFrom('reservas_clave').execute();
  falso.archivos = [
    {
      ...archivoCon('a.js', 'a1', ['javascript:S1128', 'javascript:S1481']),
      duplicados: [{ grupo: 'g', desde: 1, hasta: 10 }],
    },
    { ...archivoCon('b.js', 'b1', ['javascript:S1128']), duplicados: [{ grupo: 'g', desde: 4, hasta: 13 }] },
  ];
  proyectoId = (await crearProyecto(app))._id;
});

const guardar = async (body: object) =>
  idOf(await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body }));
const crear = (body = accionNueva()) =>
  app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/acciones`, body });
const calcular = async (body: object) =>
  efecto.parse(
    (await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/efecto`, body })).body,
  );

describe('the improvement plan of an empty project', () => {
  it('has no proposals, with the reason', async () => {
    expect(await leerMejora(app, proyectoId)).toEqual({
      proyecto: { _id: proyectoId, nombre: 'Tienda en línea' },
      puedeCambiar: true,
      manual: { prueba: null, pruebas: [], propuestas: [] },
      estatico: {
        analisis: null,
        propuestas: [],
        marcadas: 0,
        sinLugares: null,
        motivo: 'El proyecto aún no tiene un análisis terminado.',
      },
      acciones: [],
      avance: { total: 0, pendientes: 0, enCurso: 0, hechas: 0, verificadas: 0 },
    });
  });
});

describe('proposals', () => {
  it('are made of the newest test and the newest analysis', async () => {
    const prueba = await guardar(pruebaDeMetrica(proyectoId));
    await analizar(app, proyectoId);
    const { manual, estatico } = await leerMejora(app, proyectoId);
    expect(manual).toMatchObject({
      prueba: { _id: prueba, promedio: 75 },
      pruebas: [{ _id: prueba, intentos: 1 }],
      propuestas: [
        {
          origen: { tipo: 'pregunta', clave: `${uid(11)}/${uid(2)}` },
          lista: 'L1',
          descripcion: 'P2',
          pregunta: '¿P2?',
          nivel: 'Nivel 0.5',
          siguiente: 'Nivel 1',
          // The second of two questions from a half to the best: a quarter of the mean.
          puntos: 25,
          esfuerzo: 'medio',
        },
      ],
    });
    expect(estatico).toMatchObject({ analisis: { grado: 85.26 }, motivo: null });
    // Both files and rules at 5 minutes a finding; the group frees 20 of 40 duplicated lines in 10 minutes.
    expect(
      estatico.propuestas.map(({ origen: { clave }, severidad, minutos, lineas }) => [
        clave,
        severidad,
        minutos,
        lineas,
      ]),
    ).toEqual([
      ['g', 'MAJOR', 10, 20],
      ['javascript:S1128', 'MINOR', 10, 0],
      ['a.js', 'MINOR', 10, 0],
      ['javascript:S1481', 'MINOR', 5, 0],
      ['b.js', 'MINOR', 5, 0],
    ]);
    expect(estatico.propuestas[0]).toMatchObject({ titulo: 'a.js:1-10, b.js:4-13', acotada: false });
    expect(estatico.propuestas[1]?.titulo).not.toBe('javascript:S1128');
  });

  it('name the files and lines whose duplicated places are more than are kept', async () => {
    const muchos = Array.from({ length: 10_000 }, (_, i) => ({ grupo: `g${i}`, desde: i + 1, hasta: i + 1 }));
    const medidas = { ncloc: 100, duplicated_lines: 12 };
    falso.archivos = [
      { ...archivoCon('a.js', 'a1', ['javascript:S1128']), duplicados: muchos },
      { ...archivoCon('b.js', 'b1', []), medidas, duplicados: [{ grupo: 'g1', desde: 1, hasta: 12 }] },
    ];
    await analizar(app, proyectoId);
    expect((await leerMejora(app, proyectoId)).estatico.sinLugares).toEqual({ archivos: 1, lineas: 12 });
  });

  it('keep the question that they are about once they are taken', async () => {
    await guardar(pruebaDeMetrica(proyectoId));
    await crear();
    const pregunta = { tipo: 'pregunta', clave: `${uid(11)}/${uid(2)}` } as const;
    await crear(accionNueva(pregunta, { texto: 'P2: de «Nivel 0.5» a «Nivel 1»' }));
    const { acciones } = await leerMejora(app, proyectoId);
    expect(acciones.map((una) => [una.origen.tipo, una.pregunta])).toEqual([
      ['propia', null],
      ['pregunta', '¿P2?'],
    ]);
  });

  it('take four statements, authorization included', async () => {
    await guardar(pruebaDeMetrica(proyectoId));
    await analizar(app, proyectoId);
    await crear();
    expect(await app.statementsOf(() => leerMejora(app, proyectoId))).toHaveLength(4);
  });

  it('are of another test when it is selected, and of none that was deleted', async () => {
    const primera = await guardar(pruebaDeMetrica(proyectoId));
    await guardar(
      pruebaDeMetrica(proyectoId, { intentos: 2, respuestas: [responder(1, 1, 1), responder(1, 2, 1)] }),
    );
    expect((await leerMejora(app, proyectoId)).manual.propuestas).toEqual([]);
    const { manual } = await leerMejora(app, proyectoId, 'ana', `?prueba=${primera}`);
    expect(manual.propuestas).toHaveLength(1);
    await app.db.deleteFrom('respuestas').where('id', '=', primera).execute();
    const url = `/mejoras/${proyectoId}?prueba=${primera}`;
    expect(await app.call({ as: 'ana', method: 'GET', url })).toMatchObject({
      status: 404,
      body: { mensaje: 'No se encontró la prueba: puede que se haya eliminado.' },
    });
  });

  it('give the reason for an empty list where only figures are kept', async () => {
    await analizar(app, proyectoId);
    await app.db.updateTable('detalles_analisis').set({ paquete: null }).execute();
    expect((await leerMejora(app, proyectoId)).estatico).toMatchObject({
      analisis: { grado: 85.26 },
      propuestas: [],
      motivo: expect.stringMatching(/más incidencias de las que se conservan/) as unknown,
    });
  });

  it('give the reason for an empty list without a degree', async () => {
    await analizar(app, proyectoId);
    const medidas = JSON.stringify({ ncloc: 0 });
    await app.db.updateTable('analisis').set({ medidas }).execute();
    expect((await leerMejora(app, proyectoId)).estatico).toMatchObject({
      propuestas: [],
      motivo: expect.stringMatching(/no encontró líneas de código/) as unknown,
    });
  });
});

describe('what if', () => {
  beforeEach(async () => {
    await guardar(pruebaDeMetrica(proyectoId));
    await analizar(app, proyectoId);
  });
  const regla = { tipo: 'regla', clave: 'javascript:S1128' } as const;
  const archivo = { tipo: 'archivo', clave: 'a.js' } as const;

  it('counts the union of findings, never the sum', async () => {
    // Three findings of four named: a tenth of a percent each, by the worked case.
    const cada = (0.05 + 0.2 / 7 + 0.025) / 5;
    const juntas = (await calcular({ origenes: [regla, archivo] })).grado;
    expect(juntas?.puntos).toBeCloseTo(3 * cada, 10);
    expect(juntas?.despues).toBeCloseTo((juntas?.antes ?? 0) + 3 * cada, 10);
    expect(juntas?.antes).toBeCloseTo(85.26, 2);
  });

  it('raises the mean by the questions together, and nothing by what is no longer there', async () => {
    const clave = `${uid(11)}/${uid(2)}`;
    const { grado, promedio } = await calcular({
      origenes: [
        { tipo: 'pregunta', clave },
        { tipo: 'regla', clave: 'javascript:S9' },
        { tipo: 'propia', clave: '' },
      ],
    });
    expect(promedio).toEqual({ antes: 75, despues: 100, puntos: 25, acotada: false });
    expect(grado).toMatchObject({ puntos: 0 });
  });

  it('is null where there is no test or no analysis', async () => {
    await app.db.deleteFrom('respuestas').execute();
    await app.db.deleteFrom('analisis').execute();
    expect(await calcular({ origenes: [regla] })).toEqual({ grado: null, promedio: null });
  });
});
