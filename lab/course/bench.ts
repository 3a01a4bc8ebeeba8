import { cpus, loadavg } from 'node:os';

import { z } from 'zod';

import { openDatabase } from '../../packages/db/src/index.ts';
import { createServerDatabase } from '../../packages/db/src/testing/server-database.ts';
import { freePort } from '../../tests/doubles/src/index.ts';
import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { seedProject } from '../lib/seed.ts';
import { memoryOf, raisedLimits, startServer, withDataDir } from '../lib/server.ts';
import type { MeasuredServer } from '../limits/repeated-reads.ts';
import { fillClass } from './fill-class.ts';
import { fillDeliveries } from './fill-deliveries.ts';
import { benchAgreement, benchMarks } from './marks.ts';
import { readOptions, type Engine, type Options } from './options.ts';
import { benchPage } from './page.ts';

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
  const { parts, people, reads } = options;
  const course = await withServer(place, (server) => createCourse(server));
  const database = await openDatabase({ dataDir: place.folder, log: silent, ...(place.url !== '' && place) });
  try {
    await fillClass(database, course, people);
    await fillDeliveries(database, course, people);
    await database.execute('analyze', []);
  } finally {
    await database.close();
  }
  await withServer(place, async (server) => {
    const teach = () => signIn(server.origin + base, lecturer.usuario, lecturer.chosen);
    if (parts.includes('pagina')) await benchPage(server, teach, course, reads);
    if (parts.includes('notas')) await benchMarks(server, teach, reads);
    if (parts.includes('acuerdo')) await benchAgreement(server, teach, reads);
    console.log(`  Memoria del servidor al final: ${memoryOf(server)}`);
  });
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
    MALLOC_ARENA_MAX: '2',
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

const course = z.object({ _id: z.string() });

/** Adds a lecturer and an open course of theirs; returns its id. */
async function createCourse({ origin }: MeasuredServer): Promise<string> {
  const admin = caller(`${origin}${base}/api`, await signIn(origin + base, 'admin', password));
  const { usuario, chosen } = lecturer;
  const account = { usuario, nombre: 'Docente de la medición', correo: '', rol: 'docente' };
  const { clave } = z.object({ clave: z.string() }).parse(await admin('POST', '/cuentas', account));
  const token = await signIn(origin + base, usuario, clave, { chosen });
  const teach = caller(`${origin}${base}/api`, token);
  await seedProject(teach, subjectOf(token));
  const data = {
    nombre: 'Calidad de software',
    periodo: '2026',
    zona: 'America/Guayaquil',
    escala: 10,
    aprobado: 7,
  };
  return course.parse(await teach('POST', '/cursos', data))._id;
}
