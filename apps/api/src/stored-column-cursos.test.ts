import { observacion } from '@mantenible/contracts/observacion';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createLogger } from './http/logging.ts';
import { anas, enEnero, llamadasDeNotas } from './modules/nota/nota.fixture.ts';
import { builder, idOf } from './testing/catalogo-builder.ts';
import { columnasDeCursos, columnasSinLector } from './testing/columnas-json.ts';
import {
  crearProyecto,
  cuerpoProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  sembrarCatalogo,
  uid,
  vaciarProyectos,
} from './testing/muestra.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';
import type { Person } from './testing/tokens.ts';

const lines: string[] = [];
let app: TestApp;
const { pedir, nueva, corregir, publicar } = llamadasDeNotas(() => app);

const nombres = [
  'entrega',
  'curso',
  'copia',
  'suyo',
  'modelo',
  'nota',
  'cambio',
  'comentario',
  'pauta',
  'analisis',
] as const;
type Ids = Readonly<Record<(typeof nombres)[number], string>>;
let ids: Ids;

beforeAll(async () => {
  const log = createLogger('error', { write: (line) => void lines.push(line) });
  app = await createTestApp({ parts: { log, now: enEnero } });
  await sembrarCatalogo(app.db);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('cursos').execute();
  await app.db.deleteFrom('papelera').execute();
  await vaciarProyectos(app);
  const entrega = await sembrarCerrada();
  const { curso_id: curso } = await app.db
    .selectFrom('entregas')
    .select('curso_id')
    .executeTakeFirstOrThrow();
  const comentario = await comentarYReferir(entrega);
  const analisis = await sembrarAnalizado(curso);
  ids = { entrega, curso, comentario, analisis, ...(await hallar()), pauta: await borrarPauta() };
  lines.length = 0;
});

/** A delivery past its deadline with a template, a copy of Ana's project, a rubric and a published mark. */
async function sembrarCerrada(): Promise<string> {
  const cita = {
    tipo: 'archivo',
    repositorio: 'https://github.com/usuario/repositorio',
    commit: 'abc1234',
    ruta: 'a.js',
    lineas: { desde: 1, hasta: 10 },
  } as const;
  const incidencias = { 'a.js': [['javascript:S1', 'm']] } as const;
  const id = await nueva({
    plantilla: { grado: 90, incidencias },
    entregados: [
      {
        proyecto: anas,
        propietario: 'ana',
        evidencias: [cita],
        verificadas: 1,
        analisis: { grado: 75, incidencias },
      },
    ],
  });
  await corregir(id, anas, { niveles: { fundamento: 1 } });
  expect(await publicar(id)).toMatchObject({ body: { publicadas: 1 } });
  return id;
}

/** A comment, whose id is returned, and a reference. */
async function comentarYReferir(entrega: string): Promise<string> {
  const { _id: proyecto } = await crearProyecto(app, 'dora', 'Referencia');
  const pruebaId = idOf(await guardarPrueba(app, pruebaDeMetrica(proyecto), 'dora'));
  const fijada = await pedir('PUT', `/entregas/${entrega}/referencia`, 'dora', { pruebaId });
  expect(fijada.status).toBe(204);
  const comentario = { lugar: 'todo', clave: '', texto: 'Bien.' };
  const { body } = await pedir('POST', `/entregas/${entrega}/comentarios/${anas}`, 'dora', comentario);
  return observacion.parse(body)._id;
}

/** The id of a finished analysis of a project of the course. */
async function sembrarAnalizado(curso_id: string): Promise<string> {
  const { _id: proyecto_id } = await crearProyecto(app);
  const id = uid(4);
  const avance = { fase: 'guardando', hechos: 0, total: 0, estado: 'listo' };
  const codigo = { enlace: cuerpoProyecto('ana', '').link, rama: 'main', commit_id: 'c1', huella: 'h1' };
  const json = { medidas: '{}', omitidos: '[]', reglas: '{}' };
  await app.db
    .insertInto('analisis')
    .values({
      id,
      proyecto_id,
      id_persona: 'sub-ana',
      creado: enEnero(),
      grado: 80,
      ...avance,
      ...codigo,
      ...json,
    })
    .execute();
  await app.db.insertInto('curso_proyectos').values({ curso_id, proyecto_id, ingreso: enEnero() }).execute();
  return id;
}

let pautas = 0;
async function borrarPauta(): Promise<string> {
  pautas += 1;
  const id = await builder(app).pauta({ descripcion: `Borrada ${pautas}` });
  await app.call({ as: 'admin', method: 'DELETE', url: `/pautas/${id}` });
  return id;
}

const hallados = z.object({
  copia: z.string(),
  suyo: z.string(),
  modelo: z.string(),
  nota: z.string(),
  cambio: z.string(),
});
/** Ids of the rows that the calls above wrote. */
async function hallar(): Promise<z.infer<typeof hallados>> {
  const { rows } = await sql`select (select id from entregados) as copia,
    (select id from entrega_analisis where entregado_id is not null) as suyo,
    (select id from entrega_analisis where entregado_id is null) as modelo,
    (select id from calificaciones) as nota, (select id from calificacion_cambios) as cambio`.execute(app.db);
  return hallados.parse(rows[0]);
}

const canary = 'canario';

/** Columns whose rows are damaged one analysis at a time: those of a copy and of the template have readers of their own. */
const porAnalisis: Readonly<Record<string, string>> = {
  'entrega_analisis.ambito': 'id',
  'entrega_analisis.medidas': 'id',
  'entregado_archivos.incidencias': 'analisis_id',
  'entregado_archivos.medidas': 'analisis_id',
};

/** Overwrites a JSON column with JSON outside its schema: in the rows of the analysis of `row`, else in all. */
async function damage(column: string, row = ''): Promise<void> {
  const [table = '', name = ''] = column.split('.');
  const key = porAnalisis[column];
  const which = key === undefined ? sql`true` : sql`${sql.ref(key)} = ${row.split('/')[0]}`;
  const { numAffectedRows } = await sql`update ${sql.table(table)}
    set ${sql.ref(name)} = ${JSON.stringify(canary)}::jsonb where ${which}`.execute(app.db);
  expect(Number(numAffectedRows)).toBeGreaterThan(0);
}

const failure = z.object({ err: z.object({ type: z.string(), message: z.string() }) });
const logged = () => lines.map((line) => failure.parse(JSON.parse(line)).err);

interface Pedido {
  readonly method?: 'GET' | 'POST';
  readonly as?: Person;
  readonly url: (these: Ids) => string;
}
const entrega: Pedido = { url: (these) => `/entregas/${these.entrega}` };
const lista: Pedido = { url: ({ curso }) => `/cursos/${curso}/entregas` };
const entregado: Pedido = { url: (these) => `${entrega.url(these)}/proyectos/${anas}` };
const incidencias: Pedido = { url: (these) => `${entregado.url(these)}/incidencias` };
const acuerdo: Pedido = { url: (these) => `${entrega.url(these)}/acuerdo` };
const notas: Pedido = { url: (these) => `${entrega.url(these)}/notas` };
const nota: Pedido = { url: (these) => `${notas.url(these)}/${anas}` };
const calcular: Pedido = { method: 'POST', url: (these) => `${notas.url(these)}/calcular` };
const rubrica: Pedido = { url: (these) => `${entrega.url(these)}/rubrica` };
const comentarios: Pedido = { url: (these) => `${entrega.url(these)}/comentarios/${anas}` };
const resumen: Pedido = { url: ({ curso }) => `/cursos/${curso}/resumen` };
const restaurar: Pedido = {
  as: 'admin',
  method: 'POST',
  url: ({ pauta }) => `/papelera/${pauta}/restaurar`,
};

type Fila = (these: Ids) => string;
const deEntrega: Fila = (these) => these.entrega;
const deCopia: Fila = ({ copia }) => copia;
const deNota: Fila = (these) => these.nota;
const suyo: Fila = (these) => these.suyo;
const modelo: Fila = (these) => these.modelo;
const suArchivo: Fila = (these) => `${these.suyo}/0`;
const deRubrica: Fila = (these) => `${these.entrega}/1`;

/** Each JSON column with a request that reads it, and the row that its failure names. */
const read: readonly (readonly [column: string, pedido: Pedido, row: Fila])[] = [
  ['analisis.reglas', resumen, ({ analisis }) => analisis],
  ['calificacion_cambios.por', nota, ({ cambio }) => cambio],
  ['calificaciones.enlaces', nota, deNota],
  ['calificaciones.marcas', nota, deNota],
  ['calificaciones.medidas', notas, deNota],
  ['calificaciones.niveles', notas, deNota],
  ['calificaciones.publicado', nota, deNota],
  ['entrega_analisis.ambito', entregado, suyo],
  ['entrega_analisis.medidas', entregado, suyo],
  ['entrega_analisis.medidas', calcular, suyo],
  ['entrega_analisis.medidas', calcular, modelo],
  ['entregado_archivos.incidencias', incidencias, suArchivo],
  ['entregado_archivos.incidencias', calcular, suArchivo],
  ['entregado_archivos.incidencias', calcular, (these) => `${these.modelo}/0`],
  ['entregado_archivos.medidas', calcular, suArchivo],
  ['entregados.acciones', entrega, deCopia],
  ['entregados.ambito_propio', entregado, deCopia],
  ['entregados.acciones', calcular, deCopia],
  ['entregados.miembros', entrega, deCopia],
  ['entregados.miembros', notas, deCopia],
  ['entregados.prueba', entrega, deCopia],
  ['entregados.prueba', acuerdo, deCopia],
  ['entregados.prueba', calcular, deCopia],
  ['entregados.tarde_por', entrega, deCopia],
  ['entregas.ambito', lista, deEntrega],
  ['entregas.pide', entrega, deEntrega],
  ['entregas.pide', notas, deEntrega],
  ['entregas.plantilla', entrega, deEntrega],
  ['observaciones.por', comentarios, ({ comentario }) => comentario],
  ['papelera.contenido', restaurar, ({ pauta }) => pauta],
  ['patrones.por', acuerdo, deEntrega],
  ['patrones.prueba', acuerdo, deEntrega],
  ['rubricas.lineas', rubrica, deRubrica],
  ['rubricas.por', rubrica, deRubrica],
];

const llamar = ({ as = 'dora', method = 'GET', url }: Pedido) =>
  app.call({ as, method, url: url(ids), ...(method === 'POST' && { body: {} }) });

it.each(read)('damaged %s fails the request and is named in the log', async (column, pedido, row) => {
  expect((await llamar(pedido)).status).toBe(200);
  if (pedido === restaurar) ids = { ...ids, pauta: await borrarPauta() };
  await damage(column, row(ids));
  const answer = await llamar(pedido);
  expect(answer).toMatchObject({ status: 500, body: { codigo: 'fallo-interno' } });
  const message = `Stored value does not fit its schema: ${column} of row ${row(ids)}`;
  expect(logged()).toEqual([{ type: 'DatoDanado', message }]);
  expect(JSON.stringify(answer.body) + lines.join('')).not.toContain(canary);
});

it.each(columnasSinLector)('damaged %s changes no answer', async (column) => {
  const pedidos = [...new Set(read.map(([, pedido]) => pedido))].filter((uno) => uno !== restaurar);
  await damage(column);
  for (const pedido of pedidos) {
    const { status, body } = await llamar(pedido);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(canary);
  }
  expect(lines).toEqual([]);
});

it('the requests above cover the columns that are counted as covered', () => {
  expect([...new Set(read.map(([column]) => column))].sort()).toEqual([...columnasDeCursos].sort());
});
