// seguridad: 2, 3
import { paginaDeClase, vecinos } from '@mantenible/contracts/clase';
import { panorama } from '@mantenible/contracts/panorama';
import { listaSimulada } from '@mantenible/contracts/curso';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { crearProyecto, sembrarCatalogo, uid } from '../../../testing/muestra.ts';
import { llenarProyecto } from '../../../testing/resultados.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Person } from '../../../testing/tokens.ts';
import { abrirCurso, unirA } from '../curso.fixture.ts';

let app: TestApp;
let curso: string;
let proyectos: string[];
beforeAll(async () => {
  app = await createTestApp();
  await sembrarCatalogo(app.db);
  const { _id, codigo } = await abrirCurso(app);
  curso = _id;
  for (const as of ['ana', 'beto'] as const) await unirA(app, as, codigo);
  proyectos = [];
  for (const nombre of ['Primero', 'Segundo']) {
    const proyecto = (await crearProyecto(app, 'ana', nombre))._id;
    proyectos.push(proyecto);
    await app.call({ as: 'ana', method: 'PUT', url: `/cursos/${curso}/proyectos/${proyecto}` });
  }
  await llenarProyecto(app, proyectos[0] ?? '', 2, 3);
  await app.db.updateTable('personas').set({ usuario: 'ana' }).where('sub', '=', 'sub-ana').execute();
  const contenido = 'usuario,nombre,grupo\nana,Ana,A\ncarla,Carla Nada,B';
  await app.call({ as: 'dora', method: 'PUT', url: `/cursos/${curso}/lista`, body: { contenido } });
});
afterAll(() => app.close());

const pedir = (as: Person, resto: string) =>
  app.call({ as, method: 'GET', url: `/cursos/${curso}/${resto}` });
const leer = async (consulta = '') => paginaDeClase.parse((await pedir('dora', `clase${consulta}`)).body);

describe('the table of a class', () => {
  test('has all people of the class, with the figures of each project’s own page', async () => {
    const { filas, total, cuantas } = await leer();
    expect(filas.map(({ persona, proyecto }) => [persona.nombre, proyecto?.nombre ?? null])).toEqual([
      ['Ana', 'Primero'],
      ['Ana', 'Segundo'],
      ['Beto', null],
      ['Carla Nada', null],
    ]);
    expect(total).toBe(4);
    expect(cuantas).toEqual({
      todas: 3,
      unidas: 2,
      'sin-unirse': 1,
      'sin-proyecto': 2,
      'sin-analisis': 2,
      'sin-prueba': 2,
      'sin-nada': 2,
    });
    const url = `/proyectos/${proyectos[0] ?? ''}/panorama`;
    const suyo = panorama.parse((await app.call({ as: 'ana', method: 'GET', url })).body);
    expect(filas[0]).toMatchObject({
      persona: { sub: 'sub-ana' },
      analisis: { grado: suyo.analisis?.grado, tendencia: suyo.analisis?.anterior?.diferencia },
      prueba: { _id: suyo.pruebas[0]?._id, promedio: suyo.pruebas[0]?.promedio },
      pruebas: 2,
      plan: { total: suyo.avance.total, hechas: suyo.avance.hechas },
      ejes: {
        estatica: suyo.radar.map(({ estatica }) => estatica),
        manual: suyo.radar.map(({ manual }) => manual?.porcentaje ?? null),
      },
    });
    expect(filas[0]?.ejes.manual[0]).toBe(100);
  });

  test('selects and finds people', async () => {
    const nombres = async (consulta: string) =>
      (await leer(consulta)).filas.map(({ persona }) => persona.nombre);
    expect(await nombres('?quienes=sin-unirse')).toEqual(['Carla Nada']);
    expect(await nombres('?quienes=sin-nada&buscar=BÉTO')).toEqual(['Beto']);
    // Ana has an analysis in one of two projects.
    expect(await nombres('?quienes=sin-analisis')).toEqual(['Beto', 'Carla Nada']);
    expect(await nombres('?pagina=2')).toEqual([]);
  });

  test('keeps the analysed project first when it sorts by a sub-characteristic', async () => {
    const { filas } = await leer('?orden=manual1&sentido=asc');
    expect(filas[0]?.proyecto?.nombre).toBe('Primero');
  });

  test('is read by lecturers of the course and admins, and each reading is audited once a day', async () => {
    const leida = async (as: Person) => (await pedir(as, 'clase')).status;
    expect([await leida('ana'), await leida('omar'), await leida('admin')]).toEqual([403, 404, 200]);
    const apuntes = await app.db
      .selectFrom('auditoria')
      .select(['sub', 'objeto', 'veces'])
      .where('accion', '=', 'lectura-ajena')
      .where('objeto_id', '=', curso)
      .execute();
    expect(apuntes.map(({ sub, objeto }) => [sub, objeto]).toSorted()).toEqual([
      ['sub-admin', 'Clase: Calidad de software'],
      ['sub-dora', 'Clase: Calidad de software'],
    ]);
  });

  test('names a person whose data were deleted so, and keeps a project that is handed to one outside', async () => {
    const { _id, codigo } = await abrirCurso(app, 'omar');
    await unirA(app, 'eva', codigo);
    const proyecto = (await crearProyecto(app, 'eva', 'De Eva'))._id;
    await app.call({ as: 'eva', method: 'PUT', url: `/cursos/${_id}/proyectos/${proyecto}` });
    await app.db
      .updateTable('proyectos_todos')
      .set({ id_persona: 'sub-beto' })
      .where('id', '=', proyecto)
      .execute();
    await app.db.deleteFrom('personas').where('sub', '=', 'sub-eva').execute();
    const { body } = await app.call({ as: 'omar', method: 'GET', url: `/cursos/${_id}/clase` });
    expect(
      paginaDeClase.parse(body).filas.map(({ persona, proyecto: suyo }) => [persona.nombre, suyo?.nombre]),
    ).toEqual([
      ['Beto', 'De Eva'],
      ['Persona eliminada', undefined],
    ]);
  });
});

describe('the files of a class', () => {
  test('have a row for each of the chosen people, with the figures of the table', async () => {
    const { body, headers } = await pedir(
      'dora',
      'clase/csv?orden=persona&quienes=unidas&zona=America%2FGuayaquil',
    );
    const [cabecera = '', ana = '', ...resto] = String(body).trim().split('\r\n');
    expect(headers['content-disposition']).toBe('attachment; filename="clase.csv"');
    expect(cabecera.split(';').slice(0, 5)).toEqual([
      'Persona',
      'Usuario',
      'Correo',
      'Grupo',
      'Se unió (America/Guayaquil)',
    ]);
    expect(cabecera.split(';')).toHaveLength(31);
    expect(ana.split(';').filter((_celda, i) => [0, 1, 3, 5, 7, 15, 17].includes(i))).toEqual([
      'Ana',
      'ana',
      'A',
      'Primero',
      '80',
      '100',
      '2',
    ]);
    expect(resto).toHaveLength(2);
  });

  test('are read back as the class list that they come from, each person of it once', async () => {
    // Beto joined without a user name, and stands in no list.
    const contenido = 'usuario,correo,nombre,grupo\nana,,Ana,A\n,luz@uni.es,Luz Nada,B\ncarla,,Carla Nada,B';
    await app.call({ as: 'dora', method: 'PUT', url: `/cursos/${curso}/lista`, body: { contenido } });
    const { body } = await pedir('dora', 'clase/csv');
    const url = `/cursos/${curso}/lista/simular`;
    const simulada = await app.call({ as: 'dora', method: 'POST', url, body: { contenido: String(body) } });
    const { filas } = listaSimulada.parse(simulada.body);
    expect(filas.map(({ nombre, estado, motivos }) => [nombre, estado, motivos])).toEqual([
      ['Ana', 'igual', []],
      ['Carla Nada', 'igual', []],
      ['Luz Nada', 'igual', []],
    ]);
  });

  test('name what the newest test asked, its kind and its attempt', async () => {
    const de = async () => {
      const { body } = await pedir('dora', 'clase/csv?buscar=Primero');
      const [cabecera = '', ana = ''] = String(body).trim().split('\r\n');
      const celdas = ana.split(';');
      return ['Tipo de prueba', 'Elemento de la prueba', 'Intento'].map(
        (titulo) => celdas[cabecera.split(';').indexOf(titulo)],
      );
    };
    const deUna = { tipo: 'singleMetrica', elemento_id: uid(21), intentos: 2 };
    const { id, ...previa } = await app.db
      .selectFrom('respuestas')
      .select(['id', 'tipo', 'elemento_id', 'intentos', 'promedios'])
      .where('proyecto_id', '=', proyectos[0] ?? '')
      .orderBy('creado', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await de()).toEqual(['Todas las subcaracterísticas', '', '']);
    const promedios = JSON.stringify([{ nombre: 'Acoplamiento', promedio: 1 }]);
    await app.db
      .updateTable('respuestas')
      .set({ ...deUna, promedios })
      .where('id', '=', id)
      .execute();
    expect(await de()).toEqual(['Una métrica', 'Acoplamiento', '2']);
    expect((await leer('?buscar=Primero')).filas[0]?.prueba).toMatchObject({
      tipo: 'singleMetrica',
      elemento: 'Acoplamiento',
      intento: 2,
    });
    await app.db
      .updateTable('respuestas')
      .set({ ...previa, promedios: JSON.stringify(previa.promedios) })
      .where('id', '=', id)
      .execute();
  });

  test('are also a workbook', async () => {
    const { status, headers } = await pedir('dora', 'clase/xlsx');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="clase.xlsx"']);
  });

  test('are for lecturers of the course, and audited', async () => {
    for (const archivo of ['clase/csv', 'clase/xlsx']) {
      expect((await pedir('omar', archivo)).status).toBe(404);
      expect((await pedir('ana', archivo)).status).toBe(403);
    }
    const veces = async () => {
      const suyas = app.db
        .selectFrom('auditoria')
        .select(['sub', 'veces'])
        .where('accion', '=', 'exportacion');
      const entradas = await suyas.where('objeto_id', '=', curso).execute();
      expect(entradas.map(({ sub }) => sub)).toEqual(['sub-dora']);
      return entradas[0]?.veces ?? 0;
    };
    const antes = await veces();
    await pedir('dora', 'clase/csv');
    expect(await veces()).toBe(antes + 1);
  });
});

describe('reviewing one project after another', () => {
  const vecinosDe = async (proyecto: string, consulta = '') =>
    vecinos.parse((await pedir('dora', `proyectos/${proyecto}/vecinos${consulta}`)).body);

  test('follows the order of the table', async () => {
    const [primero = '', segundo = ''] = proyectos;
    expect(await vecinosDe(primero)).toEqual({
      curso: { _id: curso, nombre: 'Calidad de software' },
      lugar: 1,
      total: 2,
      anterior: null,
      siguiente: { _id: segundo, nombre: 'Segundo' },
    });
    expect(await vecinosDe(primero, '?orden=proyecto&sentido=desc')).toMatchObject({
      lugar: 2,
      anterior: { _id: segundo },
      siguiente: null,
    });
    expect(await vecinosDe(segundo, '?buscar=Primero')).toMatchObject({
      lugar: 0,
      anterior: null,
      siguiente: null,
    });
  });

  test('is not for others', async () => {
    expect((await pedir('omar', `proyectos/${proyectos[0] ?? ''}/vecinos`)).status).toBe(404);
  });
});

test('a class shows a new analysis at once, also sorted by a sub-characteristic', async () => {
  const [proyecto_id = ''] = proyectos;
  const modularidad = async () => (await leer('?orden=manual1')).filas[0]?.ejes.estatica[0];
  const antes = await modularidad();
  const { id, ...ultimo } = await app.db
    .selectFrom('analisis')
    .selectAll()
    .where('proyecto_id', '=', proyecto_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const todas = { ncloc: 1000, complexity: 180, duplicated_lines: 40, lines_to_cover: 450, code_smells: 20 };
  const medidas = JSON.stringify({ ...todas, cognitive_complexity: 90, comment_lines_density: 12 });
  const nuevo = { id: id.replace(/^.{8}/u, 'ffffffff'), creado: new Date(Date.now() + 60_000), medidas };
  await app.db
    .insertInto('analisis')
    .values({ ...ultimo, ...nuevo, omitidos: '[]', ambito: null, reglas: null })
    .execute();
  expect([antes, await modularidad()]).toEqual([null, 77.67]);
});
