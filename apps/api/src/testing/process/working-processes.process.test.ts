import { setTimeout as sleep } from 'node:timers/promises';

import { openDatabase } from '@mantenible/db';
import { eventually, memoryOf, readProcess, resetPeak, runs, type SystemProcess } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { analysisProcesses, laboriousFiles, manyFiles } from './analysis-processes.ts';
import { clienteDe, type Cliente } from './cliente.ts';
import { abrirRepositorios, type RepositoriosRetenibles } from './repositorios-retenibles.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Resident megabytes; those of the server are beyond its use at rest. */
const limits = { server: 100, runner: 192, git: 256, worker: 512, together: 1280 } as const;

let repositories: RepositoriosRetenibles;
let server: ServerProcess;
let ana: Cliente;
beforeAll(async () => {
  repositories = await abrirRepositorios();
  server = await startServerProcess({ SCAN_ALLOW_LOCAL: '1', SCAN_PER_HOUR: '100' });
  ana = await clienteDe(server, 'estudiante');
});
afterAll(async () => {
  await server.remove();
  await repositories.cerrar();
});

type Files = Parameters<RepositoriosRetenibles['crear']>[1];

async function begin(person: Cliente, name: string, files: Files) {
  const id = await person.crearProyecto(repositories.crear(name, files));
  expect(await person.iniciar(id)).toBe(202);
  const flujo = await person.flujo(id);
  return { id, flujo, ended: () => flujo.hasta(({ progreso }) => progreso === null) };
}

const done = { estado: 'listo', motivo: null };

it('gives git and the workers a lower priority than the server', async () => {
  repositories.retener();
  onTestFinished(() => {
    repositories.soltar();
  });
  const { ended } = await begin(ana, 'prioridades.git', [{ path: 'a.js', content: 'var x = 1;\n' }]);
  const own = readProcess(server.pid)?.nice ?? Infinity;
  // A process has the priority of the one that starts it until that one has lowered it.
  await eventually(() => {
    const { git, workers } = analysisProcesses(server);
    expect(git.length).toBeGreaterThan(0);
    expect(workers.length).toBeGreaterThan(1);
    expect(Math.min(...[...git, ...workers].map(({ nice }) => nice))).toBeGreaterThan(own);
  });
  repositories.soltar();
  expect(await ended()).toMatchObject(done);
});

/**
 * Peaks of resident megabytes until `ended` settles: of one process of each kind, and of all except the
 * server. Calls `onGit` with that of git so far.
 */
async function watchMemory(ended: Promise<unknown>, onGit: (megabytes: number) => void) {
  const most = { server: 0, runner: 0, git: 0, worker: 0, together: 0 };
  const over = new AbortController();
  const end = ended.finally(() => {
    over.abort();
  });
  const note = (kind: keyof typeof most, megabytes: number): void => {
    most[kind] = Math.max(most[kind], megabytes);
  };
  while (!over.signal.aborted) {
    const { runners, git, workers } = analysisProcesses(server);
    const others = [...runners, ...git, ...workers];
    note('server', memoryOf(server, 'peak'));
    for (const one of runners) note('runner', memoryOf(one, 'peak'));
    for (const one of git) note('git', memoryOf(one, 'peak'));
    for (const one of workers) note('worker', memoryOf(one, 'peak'));
    onGit(most.git);
    note(
      'together',
      others.map((one) => memoryOf(one, 'now')).reduce((sum, one) => sum + one, 0),
    );
    await sleep(10);
  }
  await end;
  return most;
}

it('bounds the memory of the server and of each of its processes while two analyses run', async () => {
  const first = await begin(ana, 'primera.git', [{ path: 'a.js', content: 'var x = 1;\n' }]);
  expect(await first.ended()).toMatchObject(done);
  const rest = memoryOf(server, 'now');
  resetPeak(server);
  // Held until the watch has seen git, which is quick.
  repositories.retener();
  onTestFinished(() => {
    repositories.soltar();
  });
  const analyses = [
    await begin(ana, 'de-ana.git', manyFiles),
    await begin(await clienteDe(server, 'admin'), 'del-admin.git', manyFiles),
  ];
  const ends = Promise.all(analyses.map(({ ended }) => ended()));
  const most = await watchMemory(ends, (git) => {
    if (git > 0) repositories.soltar();
  });
  expect(await ends).toMatchObject([done, done]);
  const figures = { ...most, server: most.server - rest };
  console.log(figures);
  for (const kind of ['runner', 'git', 'worker', 'together'] as const)
    expect(most[kind], `megabytes of ${kind}`).toBeGreaterThan(0);
  const beyond = Object.entries(limits).filter(
    ([kind, limit]) => figures[kind as keyof typeof limits] >= limit,
  );
  expect(beyond).toEqual([]);
});

/** Settles once none of these processes has used the processor between two readings. */
async function idle(processes: readonly SystemProcess[]): Promise<void> {
  const ticks = () => processes.map(({ pid }) => readProcess(pid)?.ticks ?? 0).join();
  for (let [before, now] = ['', ticks()]; before !== now; [before, now] = [now, ticks()]) await sleep(500);
}

it('keeps the result in the runner while the server reads nothing, and loses nothing', async () => {
  const whole = await begin(ana, 'sin-pausa.git', laboriousFiles);
  expect(await whole.ended()).toMatchObject(done);
  const paused = await begin(ana, 'con-pausa.git', laboriousFiles);
  await paused.flujo.hasta(({ progreso }) => progreso?.fase === 'analizando' && progreso.hechos > 0);
  const { runners, workers } = analysisProcesses(server);
  process.kill(server.pid, 'SIGSTOP');
  onTestFinished(() => void process.kill(server.pid, 'SIGCONT'));
  await idle([...runners, ...workers]);
  expect(runners.filter(runs)).toHaveLength(1);
  for (const one of runners) expect(memoryOf(one, 'peak')).toBeLessThan(limits.runner);
  for (const one of workers) expect(memoryOf(one, 'peak')).toBeLessThan(limits.worker);
  process.kill(server.pid, 'SIGCONT');
  expect(await paused.ended()).toMatchObject(done);
  expect(await ana.medidas(paused.id)).toEqual(await ana.medidas(whole.id));
});

/** Nested deeper than the stack of the native parser: it ends the process that parses it. */
const deadly = `x = ${'[\n'.repeat(20_000)}${']\n'.repeat(20_000)};\n`;

it('names the file that kills its worker as not analysable, and analyses the rest', async () => {
  const ordinary = 'var x = 1;\n';
  const { id, ended } = await begin(ana, 'mortal.git', [
    { path: 'a.js', content: ordinary },
    { path: 'mortal.js', content: deadly },
    { path: 'z.js', content: ordinary },
  ]);
  expect(await ended()).toMatchObject(done);
  const measures = Object.entries(await ana.medidas(id));
  expect(measures.map(([path, { ncloc }]) => [path, ncloc])).toEqual([
    ['a.js', '1'],
    ['mortal.js', undefined],
    ['z.js', '1'],
  ]);
  // Only the next analysis reads the flag, so it is checked in the database.
  await server.ended('SIGTERM');
  const database = await openDatabase({ dataDir: server.dataDir });
  onTestFinished(() => database.close());
  const files = await database.db
    .selectFrom('analisis_archivos as archivo')
    .innerJoin('analisis', 'analisis.id', 'archivo.analisis_id')
    .select(['archivo.ruta', 'archivo.analizable'])
    .where('analisis.proyecto_id', '=', id)
    .orderBy('archivo.ruta')
    .execute();
  expect(files).toEqual([
    { ruta: 'a.js', analizable: true },
    { ruta: 'mortal.js', analizable: false },
    { ruta: 'z.js', analizable: true },
  ]);
});
