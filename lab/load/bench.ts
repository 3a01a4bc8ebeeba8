import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';

import { root } from '../../tools/lib/paths.ts';
import { serveSample } from '../../tools/lib/sample-repository.ts';
import { pause } from '../../tools/lib/system.ts';
import { measure } from '../lib/measure.ts';
import { memoryOf, raisedLimits, startServer, withDataDir, type Server } from '../lib/server.ts';
import { attend, importClass } from './class.ts';
import { line, mediansOf, percentile } from './figures.ts';
import { loadWith, prepare } from './mixed.ts';

const program = 'apps/api/dist/main.js';
const base = '/mantenible';
const ready = `${base}/api/salud/listo`;
const password = 'clave-de-la-medicion';

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const parts = (process.env['CARGA_PARTES'] ?? 'mixta,clase').split(',');
const engines = (process.env['CARGA_MOTORES'] ?? 'PGlite,PostgreSQL').split(',');

/** Target of each engine for the memory at rest, in MB. */
const restMb = { PGlite: 300, PostgreSQL: 150 };
type Engine = keyof typeof restMb;

/** Targets of the mixed load where the bare route answers 50,000 requests a second; in proportion elsewhere. */
const targets = { bare: 50_000, perSecond: 800, readsMs: 100, writesMs: 200 };

/** Prints each figure of load and memory beside its target, and marks the targets that are missed. */
export async function benchLoad(): Promise<void> {
  const [load = 0] = loadavg();
  console.log(
    `Node ${process.versions.node}, ${cpus().length} núcleos, carga al empezar ${load.toFixed(1)}.`,
  );
  console.log('Los límites de peticiones se suben por configuración.');
  if (engines.includes('PGlite')) await benchEngine('PGlite', { DATABASE_URL: '' });
  const url = process.env['DATABASE_URL'];
  if (url && engines.includes('PostgreSQL')) await benchEngine('PostgreSQL', { DATABASE_URL: url });
}

async function benchEngine(engine: Engine, env: Record<string, string>): Promise<void> {
  await withDataDir(async (folder) => {
    const settings = {
      ...env,
      ...raisedLimits,
      DATA_DIR: folder,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
      SCAN_ALLOW_LOCAL: '1',
      SCAN_HOSTS: '*',
    };
    await (await startServer(program, ready, settings)).stop();
    const server = await startServer(program, ready, settings);
    try {
      console.log(`\n${engine}`);
      await pause(10_000);
      console.log(line('Memoria en reposo', megabytes(server), 'MB', { most: restMb[engine] }));
      // The class first: the load replaces the catalogue.
      if (parts.includes('clase')) await benchClass(server);
      if (parts.includes('mixta')) await benchMixed(server);
    } finally {
      await server.stop();
    }
  });
}

const megabytes = (server: Server) => Number.parseInt(memoryOf(server), 10);

async function benchMixed(server: Server): Promise<void> {
  const seconds = number('CARGA_SEGUNDOS', 120);
  const bare = await measureBare();
  const loads = await prepare(server.origin, password);
  const { perSecond, failed, reads, writes } = await loadWith(server.origin, password, loads, seconds);
  const share = bare / targets.bare;
  const counted = reads.length + writes.length;
  console.log(`  Carga mixta, 50 conexiones, ${seconds} s; ruta vacía de Fastify: ${bare.toFixed(0)}/s`);
  console.log(line('Peticiones', perSecond, '/s', { least: Math.round(targets.perSecond * share) }));
  console.log(line('Escrituras', (100 * writes.length) / counted, '%'));
  console.log(
    line('Lecturas p99', percentile(reads, 0.99), 'ms', { most: Math.round(targets.readsMs / share) }),
  );
  console.log(
    line('Escrituras p99', percentile(writes, 0.99), 'ms', { most: Math.round(targets.writesMs / share) }),
  );
  console.log(line('Errores', failed, '', { most: 0 }));
  const minutes = number('CARGA_MINUTOS', 0);
  if (minutes === 0) return;
  const samples = await sampleMemory(server, () => loadWith(server.origin, password, loads, minutes * 60));
  const medians = mediansOf(samples, samplesAMinute);
  const [first = 0, last = 0] = [medians[0], medians.at(-1)];
  console.log(`  Memoria de cada minuto, MB: ${medians.join(', ')}`);
  const drift = (100 * (last - first)) / first;
  console.log(line(`Memoria tras ${minutes} min más`, drift, '% de diferencia', { most: 5 }));
}

const samplesAMinute = 12;

/** Resident memory of a server in MB, every 5 s while `work` runs. */
async function sampleMemory(server: Server, work: () => Promise<unknown>): Promise<readonly number[]> {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(megabytes(server)), 60_000 / samplesAMinute);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return samples;
}

async function measureBare(): Promise<number> {
  const baseline = await startServer('lab/lib/baseline.ts', '/', {});
  try {
    return (await measure('', `${baseline.origin}/`, '')).perSecond;
  } finally {
    await baseline.stop();
  }
}

async function benchClass(server: Server): Promise<void> {
  const size = number('CARGA_PERSONAS', 200);
  const repository = await serveSample([join(root, 'tests/projects')]);
  try {
    const people = await importClass(server.origin + base, password, size);
    const analyses = Math.min(20, size);
    const visit = { spreadMs: 60_000, analyses, repository };
    const { durations, waits, failures } = await attend(server.origin + base, people, visit);
    console.log(`  Una clase: ${size} personas entran en un minuto, ${analyses} análisis en cola`);
    console.log(durations.lines(2000).join('\n'));
    console.log(line('Espera de un análisis, mediana', percentile(waits, 0.5), 's'));
    console.log(line('Espera de un análisis, la mayor', percentile(waits, 1), 's'));
    console.log(line('Personas que no terminaron', failures.length, '', { most: 0 }));
    for (const failure of failures.slice(0, 3)) console.log(`    ${failure.slice(0, 300)}`);
  } finally {
    await repository.close();
    repository.remove();
  }
}
