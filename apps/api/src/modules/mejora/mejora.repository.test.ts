// seguridad: large-answers
import { dePersona } from '@mantenible/domain/acceso';
import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { filaProyecto } from '../../testing/fila-proyecto.ts';
import { uid } from '../../testing/muestra.ts';
import { createLecturaDeRespuestas } from '../respuesta/respuesta-lectura.repository.ts';
import { createAccionRepository } from './accion.repository.ts';
import type { AccionGuardada, AccionRepository, CamposAccion, MejoraRepository } from './mejora.port.ts';
import { createMejoraRepository } from './mejora.repository.ts';

let t: TestDatabase;
let mejoras: MejoraRepository;
let acciones: AccionRepository;
beforeAll(async () => {
  t = await createTestDatabase();
  mejoras = createMejoraRepository(t.db);
  acciones = createAccionRepository(t.db);
});
afterAll(() => t.close());
const [uno, otro, ninguno] = [uid(1), uid(2), uid(9)];
const minuto = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));
beforeEach(async () => {
  await t.db.deleteFrom('proyectos').execute();
  await t.db
    .insertInto('proyectos')
    .values([filaProyecto(1), filaProyecto(2)])
    .execute();
});

const campos: CamposAccion = {
  texto: 'Ordenar',
  esfuerzo: 'medio',
  estado: 'pendiente',
  responsable: null,
  fecha: null,
};
const accion = (n: number, cambios: Partial<AccionGuardada> = {}): AccionGuardada => ({
  ...campos,
  _id: uid(100 + n),
  origen: { tipo: 'propia', clave: '' },
  version: 1,
  enlace: 'https://github.com/ana/tienda',
  rama: 'main',
  base: null,
  creado: minuto(n).toISOString(),
  verificada: null,
  autor: ana,
  ...cambios,
});
const [ana, beto] = [
  { sub: 'sub-ana', nombre: null },
  { sub: 'sub-beto', nombre: null },
];
const cambiar = (proyecto: string, id: string, nuevos: CamposAccion, version: number | null) =>
  acciones.cambiar(proyecto, id, nuevos, version, beto);
const ids = async (proyecto = uno) => (await acciones.listar(proyecto)).map(({ _id }) => _id);

describe('actions', () => {
  it('are read as they were stored, in the order in which they were taken', async () => {
    const completa = accion(2, {
      texto: "'; drop table acciones_mejora; -- 🙂",
      responsable: 'Ana Díaz',
      fecha: '2028-02-29',
      esfuerzo: 'alto',
      estado: 'hecha',
      origen: { tipo: 'regla', clave: 'javascript:S1128' },
      base: { version: 'v1', archivos: [{ ruta: 'a.js', blob: 'b', silencios: 2 }] },
      verificada: minuto(7).toISOString(),
    });
    const pregunta = accion(1, {
      origen: { tipo: 'pregunta', clave: `${uid(11)}/${uid(1)}` },
      base: { pregunta: '¿P1?', niveles: [{ descripcion: 'No', valor: 0 }], fraccion: null },
    });
    for (const una of [completa, pregunta]) expect(await acciones.agregar(uno, una, 10)).toEqual(una);
    expect(await acciones.listar(uno)).toEqual([pregunta, completa]);
    expect(await acciones.listar(otro)).toEqual([]);
  });

  it('are in the order of their ids when made at one time', async () => {
    const creado = minuto(1).toISOString();
    for (const n of [3, 1, 2]) await acciones.agregar(uno, accion(n, { creado }), 10);
    expect(await ids()).toEqual([uid(101), uid(102), uid(103)]);
  });

  it.each([
    [0, 0],
    [1, 1],
    [3, 3],
  ])('are at most as many as the limit of %i, also when they are added at once', async (maximo, quedan) => {
    const salidas = await Promise.all([1, 2, 3, 4, 5].map((n) => acciones.agregar(uno, accion(n), maximo)));
    expect(salidas.filter((salida) => salida !== 'lleno')).toHaveLength(quedan);
    expect(await ids()).toHaveLength(quedan);
    // Another project has a limit of its own.
    expect(await acciones.agregar(otro, accion(9), 1)).toEqual(accion(9));
  });

  it('are not added to a project that was deleted', async () => {
    expect(await acciones.agregar(ninguno, accion(1), 10)).toBe('lleno');
    expect(await ids(ninguno)).toEqual([]);
  });

  it('are changed in what their owner writes alone, one version at a time', async () => {
    const una = accion(1, {
      origen: { tipo: 'archivo', clave: 'a.js' },
      verificada: minuto(3).toISOString(),
    });
    await acciones.agregar(uno, una, 10);
    const nuevos: CamposAccion = { ...campos, texto: 'Otro', estado: 'en-curso', fecha: '2026-12-31' };
    const antigua = { ...una, ...nuevos, version: 2, autor: beto };
    expect(await cambiar(uno, una._id, nuevos, 1)).toEqual(antigua);
    expect(await cambiar(uno, una._id, campos, 1)).toEqual({ antigua });
    expect(await cambiar(uno, una._id, campos, null)).toEqual({ ...una, version: 3, autor: beto });
    expect(await cambiar(uno, uid(199), campos, null)).toBe('no-encontrado');
    expect(await cambiar(uno, uid(199), campos, 1)).toBe('no-encontrado');
  });

  it('are changed once from one version in parallel', async () => {
    await acciones.agregar(uno, accion(1), 10);
    const salidas = await Promise.all([1, 2, 3].map(() => cambiar(uno, uid(101), campos, 1)));
    expect(salidas.filter((salida) => typeof salida === 'object' && 'antigua' in salida)).toHaveLength(2);
  });

  it('are neither changed nor deleted under another project', async () => {
    await acciones.agregar(uno, accion(1), 10);
    expect(await cambiar(otro, uid(101), campos, null)).toBe('no-encontrado');
    expect(await acciones.borrar(otro, uid(101))).toBe(false);
    expect(await acciones.listar(uno)).toEqual([accion(1)]);
    expect(await acciones.borrar(uno, uid(101))).toBe(true);
    expect(await acciones.borrar(uno, uid(101))).toBe(false);
  });

  it('keep the time of their first verification', async () => {
    for (const n of [1, 2, 3]) await acciones.agregar(uno, accion(n), 10);
    await acciones.anotarVerificadas([], minuto(1));
    await acciones.anotarVerificadas([uid(101), uid(199)], minuto(2));
    await acciones.anotarVerificadas([uid(101), uid(102)], minuto(3));
    expect((await acciones.listar(uno)).map(({ verificada, version }) => [verificada, version])).toEqual([
      [minuto(2).toISOString(), 1],
      [minuto(3).toISOString(), 1],
      [null, 1],
    ]);
  });
});

describe('the improvement plan of a project', () => {
  interface Cambios {
    readonly proyecto_id?: string;
    readonly creado?: Date;
    readonly tamano?: number;
  }
  const prueba = (n: number, cambios: Cambios = {}) => ({
    id: uid(200 + n),
    proyecto_id: uno,
    id_persona: 'sub-ana',
    nombre: `T${n}`,
    tipo: 'allMetricas',
    elemento_id: null,
    intentos: null,
    promedio: 0.5,
    plan: JSON.stringify({ tipo: 'allMetricas', filas: [], preguntas: [], omitidos: [] }),
    respuestas: '[]',
    promedios: '[]',
    creado: minuto(n),
    ...cambios,
  });
  const guardar = (...filas: ReturnType<typeof prueba>[]) =>
    t.db.insertInto('respuestas').values(filas).execute();
  const detalle = { proyecto_id: uno, commit_id: 'c1', huella: 'h1', version: 'v1', paquete: 'propio' };
  const analisis = async (n: number, cambios: object = {}) => {
    await t.db
      .insertInto('analisis')
      .values({
        id: uid(300 + n),
        proyecto_id: uno,
        id_persona: 'sub-ana',
        estado: 'listo',
        enlace: 'https://github.com/ana/tienda',
        rama: 'main',
        commit_id: 'c1',
        huella: 'h1',
        creado: minuto(n),
        fase: 'guardando',
        hechos: 0,
        total: 0,
        medidas: '{"ncloc":100}',
        omitidos: '[{"lenguaje":"Java","archivos":2},{"ruta":"x.js","motivo":"grande"}]',
        ...cambios,
      })
      .execute();
    await t.db
      .insertInto('detalles_analisis')
      .values(detalle)
      .onConflict((oc) => oc.doNothing())
      .execute();
  };

  it('does not exist without the project, and is empty in a new one', async () => {
    expect(await mejoras.proyecto(ninguno)).toBeNull();
    const mejora = await mejoras.proyecto(uno);
    expect(mejora).toEqual({
      ...dePersona('sub-ana'),
      proyecto: { _id: uno, nombre: 'P1' },
      clave: 'p1',
      enlace: 'https://github.com/ana/tienda',
      rama: 'main',
      servicio: null,
      analisis: null,
      marcas: [],
      pruebas: [],
    });
  });

  it('names the tests of the project, the newest first', async () => {
    await guardar(prueba(1), prueba(3), prueba(2), prueba(4, { proyecto_id: otro }));
    expect((await mejoras.proyecto(uno))?.pruebas.map(({ nombre }) => nombre)).toEqual(['T3', 'T2', 'T1']);
    const leidas = await mejoras.pruebas([uid(201), uid(203), uid(299)]);
    expect(leidas.map(({ nombre }) => nombre)).toEqual(['T3', 'T1']);
    expect(await mejoras.pruebas([])).toEqual([]);
  });

  it('reads the newest tests while their answers have at most 2 MB, and always one', async () => {
    const tamanos = [10, 5_000_000, 1_000_000, 999_999, 1_000_001];
    await guardar(...tamanos.map((tamano, i) => prueba(i + 1, { tamano })));
    const leer = async (...ns: readonly number[]) =>
      (await mejoras.pruebas(ns.map((n) => uid(200 + n)))).map(({ nombre }) => nombre);
    expect(await leer(1, 2, 3, 4, 5)).toEqual(['T5', 'T4']);
    expect(await leer(1, 2)).toEqual(['T2']);
    expect(await leer(1)).toEqual(['T1']);
  });

  it('names tests of one time in the order of the list of tests', async () => {
    const creado = minuto(5);
    await guardar(...[2, 4, 1, 3].map((n) => prueba(n, { creado })));
    const lista = await createLecturaDeRespuestas(t.db).listar(uno, {
      desde: null,
      cuantas: 9,
      conRespuestas: false,
    });
    const esperadas = lista?.pruebas.map(({ nombre }) => nombre);
    expect(esperadas).toEqual(['T4', 'T3', 'T2', 'T1']);
    expect((await mejoras.proyecto(uno))?.pruebas.map(({ nombre }) => nombre)).toEqual(esperadas);
    const leidas = await mejoras.pruebas([1, 2, 3, 4].map((n) => uid(200 + n)));
    expect(leidas.map(({ nombre }) => nombre)).toEqual(esperadas);
  });

  it('has the newest finished analysis, with paths of the files that it left out', async () => {
    await analisis(1);
    await analisis(2, { estado: 'fallido', medidas: null, omitidos: null });
    await analisis(3, { estado: 'en-curso', medidas: null, omitidos: null });
    expect((await mejoras.proyecto(uno))?.analisis).toEqual({
      id: uid(301),
      fecha: minuto(1).toISOString(),
      pedido: minuto(1).toISOString(),
      commit: 'c1',
      enlace: 'https://github.com/ana/tienda',
      rama: 'main',
      alcance: '',
      alcanceDeHoy: null,
      medidas: { ncloc: 100 },
      omitidos: ['x.js'],
      puntosCriticos: [],
      detalle: { version: 'v1', paquete: 'propio' },
    });
  });

  it('has the detail of the analysis’s own commit, fingerprint and project', async () => {
    await analisis(1);
    await t.db
      .insertInto('detalles_analisis')
      .values([
        { ...detalle, huella: 'h2', paquete: 'de otra huella' },
        { ...detalle, commit_id: 'c2', paquete: 'de otro commit' },
        { ...detalle, proyecto_id: otro, paquete: 'de otro proyecto' },
      ])
      .execute();
    expect((await mejoras.proyecto(uno))?.analisis?.detalle).toEqual({ version: 'v1', paquete: 'propio' });
  });
});
