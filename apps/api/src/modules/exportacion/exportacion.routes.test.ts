// seguridad: 11, 57
import { pruebaExportada } from '@mantenible/contracts/exportacion';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { readWorkbook } from '../../spreadsheets/read-workbook.ts';
import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { idOf } from '../../testing/catalogo-builder.ts';
import { analizar, appQueAnaliza, leerSituacion } from '../../testing/esperar-analisis.ts';
import {
  crearProyecto,
  pruebaDeMetrica,
  responder,
  tokenCanario,
  uid,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { accionNueva, archivoCon } from '../../testing/mejora.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let proyectoId: string;
let pruebaId: string;

beforeAll(async () => {
  app = await appQueAnaliza(falso);
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  proyectoId = (await crearProyecto(app))._id;
  pruebaId = await guardar();
});

const evidencias = [{ tipo: 'enlace', url: 'https://a.example/b' }] as const;
const guardar = async () => {
  const [una, otra] = [responder(1, 1, 1, '=1+1'), responder(1, 2, 0.5)];
  const body = pruebaDeMetrica(proyectoId, { respuestas: [{ ...una, evidencias: [...evidencias] }, otra] });
  return idOf(await app.call({ as: 'ana', method: 'POST', url: '/respuestas/guardar-respuestas', body }));
};
const exportar = (formato: string, as: Person = 'ana') =>
  app.call({
    as,
    method: 'GET',
    url: `/proyectos/${proyectoId}/exportacion?formato=${formato}&zona=America/Guayaquil`,
  });
const enJson = async (as: Person = 'ana') => (await exportar('json', as)).body as Record<string, unknown[]>;

/** An analysis with a finding, a mark of it and an action. */
const conTodo = async () => {
  falso.archivos = [archivoCon('a.js', 'a1', ['javascript:S1128'])];
  await analizar(app, proyectoId);
  const analisis = (await leerSituacion(app, proyectoId)).historia[0]?.id ?? '';
  const marca = { analisis, regla: 'javascript:S1128', archivo: 'a.js', linea: 1, mensaje: 'Mal' };
  const decision = { decision: 'falsa-alarma', razon: 'Lo usa la plantilla.' };
  await app.call({
    as: 'ana',
    method: 'POST',
    url: `/marcas/${proyectoId}`,
    body: { ...marca, ...decision },
  });
  const accion = { ...accionNueva({ tipo: 'propia', clave: '' }), texto: 'Partir el módulo' };
  await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/acciones`, body: accion });
};

describe('a project as a file', () => {
  it('has tests with questions and evidence, analyses, findings, actions and marks, and no token', async () => {
    await conTodo();
    const { status, headers, body } = await exportar('json');
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="proyecto-tienda-en-linea.json"',
    ]);
    expect(body).toMatchObject({
      formato: 'mantenible-proyecto',
      version: 1,
      proyecto: { _id: proyectoId, nombre: 'Tienda en línea', rama: 'main' },
      pruebas: [
        {
          _id: pruebaId,
          nombre: 'Primera prueba',
          quien: 'Ana',
          promedio: 0.75,
          plan: { preguntas: [{ descripcion: 'P1' }, { descripcion: 'P2' }] },
          respuestas: [{ valor: 1, comentario: '=1+1', evidencias }, { valor: 0.5 }],
        },
      ],
      analisis: [{ estado: 'listo' }],
      archivos: [{ ruta: 'a.js', incidencias: [{ regla: 'javascript:S1128', linea: 1 }] }],
      acciones: [{ texto: 'Partir el módulo', verificada: null }],
      marcas: [{ decision: 'falsa-alarma', razon: 'Lo usa la plantilla.', ruta: 'a.js', quien: 'Ana' }],
    });
    expect(JSON.stringify(body)).not.toContain(tokenCanario);
    expect(JSON.stringify(body)).not.toContain('cifrado');
  });

  it('as a workbook has the same in sheets, with dates of the zone and no formula', async () => {
    await conTodo();
    const { bytes } = await exportar('xlsx');
    const hojas = readWorkbook(bytes, {
      maxUnpacked: 1e6,
      maxRows: 1000,
      maxCells: 10_000,
      maxCharacters: 5_000_000,
    });
    const valores = hojas.map(({ name, rows }) => [
      name,
      rows.slice(1).map(({ cells }) => [...cells.values()].map(({ value }) => value)),
    ]);
    const fecha = expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/u) as string;
    expect(Object.fromEntries(valores)).toMatchObject({
      Proyecto: [
        ['Tienda en línea', 'https://github.com/usuario/repositorio', 'main', 'tienda-en-linea', fecha],
      ],
      Pruebas: [['Primera prueba', fecha, 'Ana', 'Una métrica', 1, 75, 'M1', 75]],
      Respuestas: [
        ['Primera prueba', fecha, 'L1', 'P1', '¿P1?', 'Nivel 1', 1, '=1+1'],
        ['Primera prueba', fecha, 'L1', 'P2', '¿P2?', 'Nivel 0.5', 0.5],
      ],
      Evidencias: [['Primera prueba', fecha, 'P1', 'https://a.example/b']],
      Incidencias: [['a.js', 1, 'javascript:S1128', 'Mal', expect.any(Number)]],
      Marcas: [['Falsa alarma', 'Lo usa la plantilla.', 'javascript:S1128', 'a.js', 1, fecha, 'Ana']],
      'Plan de mejora': [['Partir el módulo', 'Acción propia', 'Medio', 'Pendiente', fecha]],
    });
    const analisis = valores.find(([name]) => name === 'Análisis')?.[1] as string[][];
    expect(analisis.map((fila) => fila[1])).toEqual(analisis.map(() => 'Terminado'));
    expect(analisis.flat()).toContain('Líneas de código');
    expect(analisis.flat()).not.toContain('ncloc');
    const celdas = hojas.flatMap(({ rows }) => rows.flatMap(({ cells }) => [...cells.values()]));
    expect(celdas.filter(({ formula }) => formula)).toEqual([]);
  });

  it('without anything has empty lists', async () => {
    proyectoId = (await crearProyecto(app, 'ana', 'Otro'))._id;
    expect(await enJson()).toMatchObject({
      pruebas: [],
      analisis: [],
      archivos: [],
      acciones: [],
      marcas: [],
    });
    expect((await exportar('xlsx')).status).toBe(200);
  });

  it('is of many tests, each once and in order', async () => {
    const [una] = await app.db.selectFrom('respuestas').selectAll().execute();
    const filas = Array.from({ length: 7 }, (_, i) => ({
      ...una,
      id: uid(500 + i),
      nombre: `Prueba ${String(i)}`,
      creado: new Date(Date.UTC(2030, 0, 1, 0, i)),
      plan: JSON.stringify(una?.plan),
      respuestas: JSON.stringify(una?.respuestas),
      promedios: JSON.stringify(una?.promedios),
      intentos: null,
      elemento_id: null,
      tipo: 'allMetricas',
    }));
    await app.db
      .insertInto('respuestas')
      .values(filas as never)
      .execute();
    const pruebas = (await enJson())['pruebas'] as { nombre: string }[];
    expect(pruebas.map(({ nombre }) => nombre)).toEqual([
      'Primera prueba',
      ...filas.map(({ nombre }) => nombre),
    ]);
  });

  it('is for those who may read it, and stands in the audit trail', async () => {
    expect((await exportar('json', 'beto')).status).toBe(404);
    expect((await exportar('json', 'admin')).status).toBe(200);
    const apuntes = await app.db.selectFrom('auditoria').select(['nombre', 'accion', 'objeto']).execute();
    expect(apuntes).toContainEqual({
      nombre: 'Admin',
      accion: 'exportacion',
      objeto: 'Proyecto: Tienda en línea',
    });
  });

  it('shares an entry with its repetitions of the same hour, in any format', async () => {
    await app.db.deleteFrom('auditoria').execute();
    for (const formato of ['json', 'xlsx', 'json'] as const)
      expect((await exportar(formato)).status).toBe(200);
    const apuntes = await app.db.selectFrom('auditoria').select(['accion', 'veces']).execute();
    expect(apuntes).toEqual([{ accion: 'exportacion', veces: 3 }]);
  });
});

describe('a saved test as a file', () => {
  const archivo = async () =>
    (await app.call({ as: 'ana', method: 'GET', url: `/respuestas/una/${pruebaId}/exportacion` })).body;
  const importar = (body: object, as: Person = 'ana') =>
    app.call({ as, method: 'POST', url: `/borradores/${proyectoId}/importar`, body });
  const borrador = async (intentos: number) =>
    (
      await app.call({
        as: 'ana',
        method: 'GET',
        url: `/borradores/${proyectoId}/singleMetrica/${uid(21)}/${intentos}`,
      })
    ).body;

  it('becomes a draft of the next attempt with its title, answers and evidence', async () => {
    const leido = pruebaExportada.parse(await archivo());
    expect(await importar(leido)).toMatchObject({
      status: 200,
      body: {
        tipo: 'singleMetrica',
        elementoId: uid(21),
        intentos: 2,
        respondidas: 2,
        preguntas: 2,
        cambios: [],
      },
    });
    expect(await borrador(2)).toMatchObject({
      titulo: { texto: 'Primera prueba' },
      respuestas: [{ valor: 1, comentario: '=1+1', evidencias }, { valor: 0.5 }],
    });
    expect(await importar(leido)).toMatchObject({ status: 409, body: { codigo: 'borrador-con-respuestas' } });
  });

  it('becomes one of the first attempt in another project, over the questions of today, and names what changed', async () => {
    const leido = pruebaExportada.parse(await archivo());
    proyectoId = (await crearProyecto(app, 'ana', 'Otro'))._id;
    const [una, otra] = leido.plan.preguntas;
    const vieja = { ...una, pautaId: uid(77), pregunta: '¿Antes?' };
    const plan = {
      ...leido.plan,
      preguntas: [vieja, { ...otra, nivelesCumplimiento: [{ descripcion: 'x', valor: 0 }] }],
    };
    const respuestas = [responder(1, 77, 1), { ...responder(1, 2, 0, 'Queda'), nivel: 0 }];
    expect((await importar({ ...leido, plan, respuestas })).body).toMatchObject({
      intentos: 1,
      respondidas: 0,
      cambios: [
        { pregunta: '¿P1?', motivo: 'pregunta-nueva' },
        { pregunta: '¿P2?', motivo: 'nivel-cambiado' },
        { pregunta: '¿Antes?', motivo: 'pregunta-retirada' },
      ],
    });
    expect(await borrador(1)).toMatchObject({ respuestas: [{ comentario: 'Queda', valor: null }] });
  });

  it.each([
    ['another format', { formato: 'mantenible-catalogo' }],
    ['another version', { version: 2 }],
    ['answers that are no list', { respuestas: {} }],
    ['100,000 answers', { respuestas: Array.from({ length: 10_000 }, () => ({})) }],
    [
      'a link that is none',
      { respuestas: [{ ...responder(1, 1, 1), evidencias: [{ tipo: 'enlace', url: 'javascript:1' }] }] },
    ],
  ])('with %s is refused, and opens no draft', async (_caso, cambios) => {
    const leido = pruebaExportada.parse(await archivo());
    expect((await importar({ ...leido, ...cambios })).status).toBe(400);
    expect(await app.db.selectFrom('borradores').selectAll().execute()).toEqual([]);
  });

  it('is refused to others, and into their projects', async () => {
    const leido = pruebaExportada.parse(await archivo());
    const url = `/respuestas/una/${pruebaId}/exportacion`;
    expect((await app.call({ as: 'beto', method: 'GET', url })).status).toBe(404);
    expect((await importar(leido, 'beto')).status).toBe(404);
    expect((await importar(leido, 'admin')).status).toBe(403);
  });
});
