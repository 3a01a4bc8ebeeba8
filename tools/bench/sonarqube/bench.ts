import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { caller } from '../../lib/caller.ts';
import { seedProject } from '../seed.ts';
import { raisedLimits, startServer, withDataDir } from '../server.ts';
import { signIn, subjectOf } from '../../lib/sign-in.ts';
import { countCalls, neededCalls, slowest, tooMany } from './calls.ts';
import { startDouble, type Double } from './double.ts';
import { loadScreen, projectSchema } from './load.ts';
import { memoryTable, readMemory } from './memory.ts';

const base = '/mantenible';
const password = 'clave-de-la-medicion';
const serviceToken = 'token-de-la-medicion';
const size = { files: 500, issues: 2000 };
const delays = [0, 50, 100, 200, 300];
const repeats = 5;

export interface Bench {
  double: Double;
  /** Loads the data of the analysis screen once. */
  load: () => Promise<void>;
  /** Signs in again: access tokens last a few minutes. */
  renew: () => Promise<void>;
}

/** Time, calls and memory of the analysis screen over the double. */
export async function benchSonarqube() {
  const machine = `Node ${process.versions.node}, ${String(cpus().length)} núcleos, carga ${loadavg()[0]?.toFixed(1) ?? '?'}`;
  console.log(`${machine}; ${String(size.files)} archivos, ${String(size.issues)} incidencias.`);
  const double = await startDouble(serviceToken);
  try {
    await withDataDir(async (folder) => {
      const file = join(folder, 'memoria.json');
      const server = await startProduct(double.origin, folder, file);
      try {
        const bench = await prepareProject(double, `${server.origin}${base}`);
        await measureCalls(bench);
        await measureTime(bench);
        await measureMemory(bench, server.pid, file);
      } finally {
        await server.stop();
      }
    });
  } finally {
    await double.stop();
  }
}

function startProduct(sonarHostUrl: string, folder: string, file: string) {
  const probe = fileURLToPath(new URL('memory-probe.ts', import.meta.url));
  const settings = {
    ...raisedLimits,
    DATA_DIR: join(folder, 'datos'),
    ADMIN_PASSWORD: password,
    LOG_LEVEL: 'warn',
    SONAR_HOST_URL: sonarHostUrl,
    SONAR_TOKEN: serviceToken,
    BENCH_MEMORY_FILE: file,
  };
  const nodeArgs = ['--expose-gc', '--import', probe];
  return startServer('apps/api/dist/main.js', `${base}/api/salud/listo`, settings, nodeArgs);
}

/**
 * Signs in to the product as its administrator, creates a project and configures the double to return an analysis of `size` for it.
 */
async function prepareProject(double: Double, home: string): Promise<Bench> {
  const fresh = async () => signIn(home, 'admin', password);
  const token = await fresh();
  let call = caller(`${home}/api`, token);
  const project = projectSchema.parse(
    await call('GET', `/proyectos/${await seedProject(call, subjectOf(token))}`),
  );
  await double.configure({ projects: { [project.clave]: { analysis: size } } });
  return {
    double,
    load: () => loadScreen(call, project, size),
    renew: async () => {
      call = caller(`${home}/api`, await fresh());
    },
  };
}

async function measureCalls({ double, load }: Bench) {
  const needed = neededCalls(size);
  console.log('\nLlamadas al servicio por carga (necesarias: una por pregunta y por página de 500):');
  for (const which of ['primera', 'siguiente']) {
    await double.configure({ reset: true });
    await load();
    const counts = countCalls(await double.log());
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const parts = Object.entries(counts).map(([name, count]) => `${name} ${String(count)}`);
    console.log(`  ${which}: ${String(total)} (${parts.join(', ')})`);
    const extra = tooMany(counts, needed);
    console.log(extra.length === 0 ? '    ninguna de más' : `    DE MÁS: ${extra.join('; ')}`);
    if (extra.length > 0) process.exitCode = 1;
  }
}

/** The target is 2 s over the slowest call of the service. */
async function measureTime({ double, load, renew }: Bench) {
  console.log('\nDatos de la pantalla, por demora constante de cada llamada del servicio (mediana de 5):');
  console.log('  demora ms   total ms   llamada más lenta ms   diferencia ms   total/lenta   de 2 s');
  for (const delay of delays) {
    await renew();
    await double.configure({ reset: true, mode: delay === 0 ? 'ok' : 'slow', delayMs: delay });
    const totals = [];
    for (let i = 0; i < repeats; i += 1) {
      const begin = performance.now();
      await load();
      totals.push(performance.now() - begin);
    }
    const total = totals.sort((a, b) => a - b)[Math.floor(repeats / 2)] ?? NaN;
    const slow = slowest(await double.log());
    const cells = [
      delay,
      total.toFixed(0),
      slow.toFixed(0),
      (total - slow).toFixed(0),
      (total / slow).toFixed(1),
    ];
    const widths = [11, 11, 23, 16, 14];
    const row = cells.map((cell, i) => String(cell).padStart(widths[i] ?? 0)).join('');
    console.log(`${row}${((total - slow) / 2000).toFixed(2).padStart(9)}`);
  }
}

async function measureMemory({ double, load, renew }: Bench, pid: number, file: string) {
  const loads = Number(process.env['BENCH_LOADS'] ?? 1000);
  const step = Math.max(1, Math.floor(loads / 10));
  await double.configure({ reset: true });
  const readings = [];
  for (let i = 0; i <= loads; i += 1) {
    if (i % step === 0) {
      await renew();
      readings.push(await readMemory(pid, file, i));
      await double.configure({ reset: true });
    }
    if (i < loads) await load();
  }
  console.log(`\nMemoria del servidor tras recoger la basura, a lo largo de ${String(loads)} cargas:`);
  console.log(memoryTable(readings));
}
