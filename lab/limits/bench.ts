import { cpus, loadavg } from 'node:os';

import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { seed } from '../lib/seed.ts';
import { raisedLimits, startServer, withDataDir, type Server } from '../lib/server.ts';
import { benchFloods } from './floods.ts';
import { benchReads, fillQuotas } from './reads.ts';
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
  if (parts.some((part) => part !== 'espacio')) await withDataDir(benchServer);
  if (parts.includes('espacio')) await benchSpace(Number(process.env['LIMITES_MB'] ?? 200));
}

async function benchServer(folder: string): Promise<void> {
  const { LIMIT_READS, LIMIT_WRITES, LIMIT_WORK, LIMIT_ADDRESS_FACTOR } = raisedLimits;
  const unlimited = { LIMIT_READS, LIMIT_WRITES, LIMIT_WORK, LIMIT_ADDRESS_FACTOR };
  await withServer(folder, unlimited, async ({ origin }) => {
    const token = await signIn(`${origin}/mantenible`, 'admin', adminPassword);
    await seed(caller(`${origin}/mantenible/api`, token), subjectOf(token));
  });
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
  use: (server: Server) => Promise<void>,
): Promise<void> {
  const server = await start(folder, limits);
  try {
    await use(server);
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
    MALLOC_ARENA_MAX: '2',
  });
