import { cpus, loadavg } from 'node:os';

import { z } from 'zod';

import { openDatabase, type Database } from '../../packages/db/src/index.ts';
import { createServerDatabase } from '../../packages/db/src/testing/server-database.ts';
import { freePort } from '../../tests/doubles/src/index.ts';
import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { seedProject } from '../lib/seed.ts';
import { memoryOf, raisedLimits, startServer, withDataDir } from '../lib/server.ts';
import type { MeasuredServer } from '../limits/repeated-reads.ts';
import { addDueDelivery, benchAnalysed } from './analysed.ts';
import { fillClass } from './fill-class.ts';
import { fillDeliveries } from './fill-deliveries.ts';
import { benchJoins, createProjects, type OpenCourse } from './joins.ts';
import { benchAgreement, benchMarks } from './marks.ts';
import { readOptions, type Engine, type Options } from './options.ts';
import { benchPage } from './page.ts';
import { serveRepositories } from './repositories.ts';

const program = 'apps/api/dist/main.js';
const base = '/mantenible';
const password = 'clave-de-la-medicion';
const lecturer = { usuario: 'docente-1', chosen: 'frase propia de la docente' };
const silent = { info: () => undefined, warn: () => undefined, error: console.error };

/** Where an engine keeps its data: a folder, and an address of PostgreSQL where that is not empty. */
export interface Place {
  readonly folder: string;
  readonly url: string;
}

/** Prints each figure of a course beside its target, on both engines. */
export async function benchCourse(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const [load = 0] = loadavg();
  console.log(
    `Node ${process.versions.node}, ${cpus().length} núcleos, carga al empezar ${load.toFixed(1)}; ${options.people} personas.`,
  );
  for (const engine of options.engines) await benchEngine(engine, options);
}

async function benchEngine(engine: Engine, options: Options): Promise<void> {
  if (engine === 'PGlite') return withDataDir((folder) => benchPlace(engine, { folder, url: '' }, options));
  const server = process.env['DATABASE_URL'] ?? '';
  if (server === '') return;
  const { url, drop } = await createServerDatabase(server);
  try {
    await withDataDir((folder) => benchPlace(engine, { folder, url }, options));
  } finally {
    await drop();
  }
}

async function benchPlace(engine: Engine, place: Place, options: Options): Promise<void> {
  console.log(`\n${engine}`);
  const { parts } = options;
  const courses = await withServer(place, createCourses);
  if (parts.some((part) => part === 'pagina' || part === 'notas' || part === 'acuerdo'))
    await benchReads(place, courses.full._id, options);
  if (parts.includes('ingresos') || parts.includes('entrega'))
    await benchClass(place, courses.empty, options);
}

const teach = (server: MeasuredServer) => () =>
  signIn(server.origin + base, lecturer.usuario, lecturer.chosen);

/** The reads of a course of many people, whose rows are written into the stopped server's database. */
async function benchReads(place: Place, course: string, { parts, people, reads }: Options): Promise<void> {
  await withDatabase(place, async (database) => {
    await fillClass(database, course, people);
    await fillDeliveries(database, course, people);
    await database.execute('analyze', []);
  });
  await withServer(place, async (server) => {
    if (parts.includes('pagina')) await benchPage(server, teach(server), course, reads);
    if (parts.includes('notas')) await benchMarks(server, teach(server), reads);
    if (parts.includes('acuerdo')) await benchAgreement(server, teach(server), reads);
    console.log(`  Memoria del servidor al final: ${memoryOf(server)}`);
  });
}

/** People who join a course through the server, some of them with a project, whose repositories are analysed. */
async function benchClass(place: Place, course: OpenCourse, options: Options): Promise<void> {
  const { parts, joining, repositories } = options;
  const analysed = parts.includes('entrega') ? repositories : 0;
  const size = Math.max(parts.includes('ingresos') ? joining : 0, analysed);
  const served = await serveRepositories(analysed);
  try {
    await withServer(place, async (server) => {
      const members = await benchJoins(server, password, course, size);
      await createProjects(server, members.slice(0, analysed), course, served);
    });
    if (analysed === 0) return;
    await withDatabase(place, (database) => addDueDelivery(database, course._id));
    await withServer(place, (server) => benchAnalysed(server, teach(server), analysed));
  } finally {
    await served.close();
  }
}

async function withDatabase(
  { folder, url }: Place,
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ dataDir: folder, log: silent, ...(url !== '' && { url }) });
  try {
    await use(database);
  } finally {
    await database.close();
  }
}

/** Starts the built product over a place, for one use. */
async function withServer<T>(
  { folder, url }: Place,
  use: (server: MeasuredServer) => Promise<T>,
): Promise<T> {
  const metricsPort = await freePort();
  const server = await startServer(program, `${base}/api/salud/listo`, {
    ...raisedLimits,
    DATABASE_URL: url,
    DATA_DIR: folder,
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'error',
    METRICS_PORT: String(metricsPort),
    SCAN_ALLOW_LOCAL: '1',
    SCAN_HOSTS: '*',
  });
  try {
    return await use({ ...server, metricsPort });
  } finally {
    await server.stop();
  }
}

const open = z.object({ _id: z.string(), codigo: z.string() });

/** Adds a lecturer with two open courses, one to be filled and one to be joined, and a project. */
async function createCourses({ origin }: MeasuredServer): Promise<Record<'full' | 'empty', OpenCourse>> {
  const admin = caller(`${origin}${base}/api`, await signIn(origin + base, 'admin', password));
  const { usuario, chosen } = lecturer;
  const account = { usuario, nombre: 'Docente de la medición', correo: '', rol: 'docente' };
  const { clave } = z.object({ clave: z.string() }).parse(await admin('POST', '/cuentas', account));
  const token = await signIn(origin + base, usuario, clave, { chosen });
  const call = caller(`${origin}${base}/api`, token);
  await seedProject(call, subjectOf(token));
  const data = { periodo: '2026', zona: 'America/Guayaquil', escala: 10, aprobado: 7 };
  const create = async (nombre: string) => open.parse(await call('POST', '/cursos', { ...data, nombre }));
  return { full: await create('Calidad de software'), empty: await create('Mantenimiento') };
}
