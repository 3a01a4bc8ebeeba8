import { cpus } from 'node:os';

import { measureCall, password, prepareCalls, readyPath } from './api-calls.ts';
import { measure, table } from '../lib/measure.ts';
import { memoryOf, raisedLimits, startServer, withDataDir, type Server } from '../lib/server.ts';

const program = 'apps/api/dist/main.js';

/** Measures start and throughput on the embedded database, and on DATABASE_URL where it is set. */
export async function bench() {
  console.log(`Node ${process.versions.node}, ${String(cpus().length)} núcleos; 50 conexiones por medición.`);
  console.log(
    'Los límites de peticiones se suben por configuración (LIMIT_READS, LIMIT_WRITES, LIMIT_ADDRESS_FACTOR).',
  );
  await benchEngine('PGlite', { DATABASE_URL: '' });
  const url = process.env['DATABASE_URL'];
  if (url) await benchEngine('PostgreSQL', { DATABASE_URL: url });
}

async function benchEngine(engine: string, env: Record<string, string>) {
  await withDataDir(async (folder) => {
    const settings = {
      ...env,
      ...raisedLimits,
      DATA_DIR: folder,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'warn',
    };
    const cold = await startServer(program, readyPath, settings);
    await cold.stop();
    const warm = await startServer(program, readyPath, settings);
    try {
      console.log(`\n${engine}: primer arranque ${seconds(cold)} s, siguientes ${seconds(warm)} s`);
      const atRest = memoryOf(warm);
      console.log(table(await measureAll(warm.origin)));
      console.log(`Memoria del proceso: ${atRest} al arrancar, ${memoryOf(warm)} tras la medición`);
    } finally {
      await warm.stop();
    }
  });
}

const seconds = ({ startMs }: Server) => (startMs / 1000).toFixed(2);

/** The baseline and every address, one after the other. */
async function measureAll(origin: string) {
  const measurements = [await measureBaseline()];
  for (const call of await prepareCalls(origin)) measurements.push(await measureCall(call));
  return measurements;
}

async function measureBaseline() {
  const baseline = await startServer('lab/lib/baseline.ts', '/', {});
  try {
    return await measure('(ruta de Fastify sin nada más)', `${baseline.origin}/`, '');
  } finally {
    await baseline.stop();
  }
}
