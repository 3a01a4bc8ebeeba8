import { cpus } from 'node:os';

import { measure, table } from './measure.ts';
import { caller } from '../lib/caller.ts';
import { guideline, records, seed } from './seed.ts';
import { memoryOf, raisedLimits, startServer, withDataDir, type Server } from './server.ts';
import { signIn, subjectOf } from '../lib/sign-in.ts';

const program = 'apps/api/dist/main.js';
const base = '/mantenible';
const password = 'clave-de-la-medicion';

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
    const ready = `${base}/api/salud/listo`;
    const cold = await startServer(program, ready, settings);
    await cold.stop();
    const warm = await startServer(program, ready, settings);
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
  const api = `${origin}${base}/api`;
  const token = await signIn(origin + base, 'admin', password);
  const test = await seed(caller(api, token), subjectOf(token));
  const pautas = records.parse(await caller(api, token)('GET', '/pautas'));
  const [first = { _id: '' }] = pautas;
  const paths = [
    '/salud',
    '/pautas',
    `/pautas/${first._id}`,
    '/listasVerificacion',
    '/metricas',
    '/subcaracteristicas',
    '/metricas/all',
    '/subcaracteristicas/all',
    `/calculos/promedios/${test}`,
  ];
  const fresh = () => signIn(origin + base, 'admin', password);
  const measurements = [await measureBaseline()];
  for (const path of paths) {
    // A token lasts a few minutes: each measurement has one of its own.
    const own = path === '/salud' ? '' : await fresh();
    const name = path.replace(test, '{prueba de 200 respuestas}').replace(first._id, '{id}');
    measurements.push(await measure(name, api + path, own));
  }
  const change = { method: 'PUT' as const, body: guideline(0), paths: pautas.map(pathOf) };
  measurements.push(await measure('PUT /pautas/{id}', `${api}/pautas/${first._id}`, await fresh(), change));
  const creation = { method: 'POST' as const, body: guideline(0) };
  measurements.push(await measure('POST /pautas', `${api}/pautas`, await fresh(), creation));
  return measurements;
}

/** Where a guideline is. */
const pathOf = ({ _id }: { _id: string }) => `${base}/api/pautas/${_id}`;

async function measureBaseline() {
  const baseline = await startServer('tools/bench/baseline.ts', '/', {});
  try {
    return await measure('(ruta de Fastify sin nada más)', `${baseline.origin}/`, '');
  } finally {
    await baseline.stop();
  }
}
