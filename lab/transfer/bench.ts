import { cpus, loadavg } from 'node:os';

import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { line, percentile } from '../load/figures.ts';
import { seed } from '../lib/seed.ts';
import { memoryOf, raisedLimits, startServer, withDataDir, type Server } from '../lib/server.ts';
import { fillProject } from './fill-project.ts';
import { files, type FileFormat } from './files.ts';

const program = 'apps/api/dist/main.js';
const base = '/mantenible';
const ready = `${base}/api/salud/listo`;
const password = 'clave-de-la-medicion';
const times = Number(process.env['TRASLADO_VECES'] ?? 5);

/** Targets: milliseconds of the slowest time, and megabytes by which the server grows. */
const targets = { catalogueMs: 2000, projectMs: 5000, growthMb: 100 };

/** Prints how long files of the catalogue and of a project take on each engine, and what they cost in memory. */
export async function benchTransfer(): Promise<void> {
  const [load = 0] = loadavg();
  console.log(
    `Node ${process.versions.node}, ${cpus().length} núcleos, carga al empezar ${load.toFixed(1)}.`,
  );
  await benchEngine('PGlite', '');
  const url = process.env['DATABASE_URL'];
  if (url) await benchEngine('PostgreSQL', url);
}

async function benchEngine(engine: string, url: string): Promise<void> {
  await withDataDir(async (folder) => {
    const settings = {
      ...raisedLimits,
      DATABASE_URL: url,
      DATA_DIR: folder,
      ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
    };
    const first = await startServer(program, ready, settings);
    const project = await seedAll(first);
    await first.stop();
    await fillProject({ folder, url }, project);
    console.log(`\n${engine}, ${times} veces cada uno en un servidor recién iniciado; la más lenta`);
    // A server that has grown already hides what the next export takes.
    const fresh = async (work: (server: Server, api: Files) => Promise<void>) => {
      const server = await startServer(program, ready, settings);
      try {
        const token = await signIn(server.origin + base, 'admin', password);
        await work(server, files(`${server.origin}${base}/api`, token));
      } finally {
        await server.stop();
      }
    };
    for (const format of ['json', 'xlsx'] as const)
      await fresh((server, api) => benchCatalogue(server, api, format));
    for (const format of ['json', 'xlsx'] as const)
      await fresh((server, api) => benchProject(server, api, { project, format }));
  });
}

/** The catalogue, and a project with one test of 200 answers, whose id is returned. */
async function seedAll({ origin }: Server): Promise<string> {
  const token = await signIn(origin + base, 'admin', password);
  const call = caller(`${origin}${base}/api`, token);
  const test = await seed(call, subjectOf(token));
  const { proyecto } = (await call('GET', `/respuestas/una/${test}`)) as { proyecto: { _id: string } };
  return proyecto._id;
}

type Files = ReturnType<typeof files>;

async function benchCatalogue(server: Server, api: Files, format: FileFormat): Promise<void> {
  const runs = await measured(server, async () => {
    const bytes = await api.exportCatalogue(format);
    await api.emptyCatalogue();
    return timed(async () => {
      await api.exportCatalogue(format);
      await api.importCatalogue(format, bytes);
    });
  });
  report(`Catálogo de 120 pautas, ${format}: salida y entrada`, runs, targets.catalogueMs);
}

async function benchProject(
  server: Server,
  api: Files,
  { project, format }: { readonly project: string; readonly format: FileFormat },
): Promise<void> {
  const runs = await measured(server, () => timed(() => api.exportProject(project, format)));
  report(`Proyecto de 50 pruebas y 50 análisis, ${format}`, runs, targets.projectMs);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

interface Runs {
  readonly durations: readonly number[];
  readonly growthMb: number;
}

/** Runs `work` so many times; memory is read every 20 ms, beside that of the server before. */
async function measured(server: Server, work: () => Promise<number>): Promise<Runs> {
  const megabytes = () => Number.parseInt(memoryOf(server), 10);
  const before = megabytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 20);
  const durations: number[] = [];
  try {
    for (let n = 0; n < times; n += 1) durations.push(await work());
  } finally {
    clearInterval(timer);
  }
  return { durations, growthMb: most - before };
}

function report(name: string, { durations, growthMb }: Runs, most: number): void {
  console.log(line(name, percentile(durations, 1), 'ms', { most }));
  console.log(line('  memoria', growthMb, 'MB más', { most: targets.growthMb }));
}
