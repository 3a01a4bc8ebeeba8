import { cpus, loadavg } from 'node:os';

import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { freePort } from '../../tests/doubles/src/index.ts';
import { seed } from '../lib/seed.ts';
import { raisedLimits, startServer, withDataDir, type Server } from '../lib/server.ts';
import { benchAdministration, createAdministration, fillAdministration } from './administration.ts';
import { benchAnalyses, createAnalysed, fillAnalysed } from './analyses.ts';
import { benchBackup } from './backup.ts';
import { benchCourses, createCourse, fillCourse } from './courses.ts';
import { benchEvidence, createEvidence, fillEvidence } from './evidence.ts';
import { benchFloods } from './floods.ts';
import { benchReads, fillQuotas } from './reads.ts';
import type { MeasuredServer } from './repeated-reads.ts';
import { adminPassword, parts, seconds } from './settings.ts';
import { benchSignIns } from './sign-ins.ts';
import { benchSpace } from './space.ts';

const program = 'apps/api/dist/main.js';
const ready = '/mantenible/api/salud/listo';

/** Prints what hostile load does to the others, with default limits on the embedded engine, beside each goal. */
export async function benchLimits(): Promise<void> {
  const [load = 0] = loadavg();
  console.log(
    `Node ${process.versions.node}, ${cpus().length} núcleos, carga al empezar ${load.toFixed(1)}; límites por defecto; ${seconds} s por carga.`,
  );
  if (parts.some((part) => ofServer.includes(part))) await withDataDir(benchServer);
  for (const [part, bench] of Object.entries(filled))
    if (parts.includes(part)) await withDataDir((folder) => benchFilled(folder, bench));
  if (parts.includes('espacio')) await benchSpace(Number(process.env['LIMITES_MB'] ?? 200));
}

const ofServer = ['anonimos', 'claves', 'lecturas'];

/** A part that fills the database of a stopped server and measures reads of it. */
interface FilledPart {
  readonly create: (server: Server) => Promise<void>;
  readonly fill: (folder: string) => Promise<void>;
  readonly bench: (server: MeasuredServer) => Promise<void>;
}

const filled: Readonly<Record<string, FilledPart>> = {
  analisis: { create: createAnalysed, fill: fillAnalysed, bench: benchAnalyses },
  evidencias: { create: createEvidence, fill: fillEvidence, bench: benchEvidence },
  administracion: {
    create: createAdministration,
    fill: fillAdministration,
    bench: benchAdministration,
  },
  cursos: { create: createCourse, fill: fillCourse, bench: benchCourses },
};

async function benchFilled(folder: string, { create, fill, bench }: FilledPart): Promise<void> {
  await withServer(folder, unlimited, async (server) => {
    await seedCatalogue(server);
    await create(server);
  });
  await fill(folder);
  await withServer(folder, {}, bench);
  if (parts.includes('respaldo')) await benchBackup(folder);
}

const { LIMIT_READS, LIMIT_WRITES, LIMIT_WORK, LIMIT_ADDRESS_FACTOR } = raisedLimits;
const unlimited = { LIMIT_READS, LIMIT_WRITES, LIMIT_WORK, LIMIT_ADDRESS_FACTOR };

async function seedCatalogue({ origin }: Server): Promise<void> {
  const token = await signIn(`${origin}/mantenible`, 'admin', adminPassword);
  await seed(caller(`${origin}/mantenible/api`, token), subjectOf(token));
}

async function benchServer(folder: string): Promise<void> {
  await withServer(folder, unlimited, seedCatalogue);
  if (parts.includes('anonimos')) await withServer(folder, {}, benchFloods);
  if (parts.includes('claves')) await withServer(folder, {}, benchSignIns);
  if (!parts.includes('lecturas')) return;
  await withServer(folder, unlimited, fillQuotas);
  await withServer(folder, {}, benchReads);
}

/** Starts the built product over a folder, for one use. */
async function withServer(
  folder: string,
  limits: Record<string, string>,
  use: (server: MeasuredServer) => Promise<void>,
): Promise<void> {
  const metricsPort = await freePort();
  const server = await start(folder, { ...limits, METRICS_PORT: String(metricsPort) });
  try {
    await use({ ...server, metricsPort });
  } finally {
    await server.stop();
  }
}

const start = (folder: string, limits: Record<string, string>): Promise<Server> =>
  startServer(program, ready, {
    ...limits,
    DATABASE_URL: '',
    DATA_DIR: folder,
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'error',
  });
