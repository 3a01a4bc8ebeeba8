// seguridad: 33
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { descendantsOf, eventually, processesWith, runs, type SystemProcess } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { analysisProcesses, laboriousFiles, type AnalysisProcesses } from './analysis-processes.ts';
import { clienteDe } from './cliente.ts';
import { abrirRepositorios, type RepositoriosRetenibles } from './repositorios-retenibles.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

let folder: string;
let repositories: RepositoriosRetenibles;
let link: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mantenible-abandonados-'));
  repositories = await abrirRepositorios();
  link = repositories.crear('tienda.git', laboriousFiles);
});
afterAll(async () => {
  await repositories.cerrar();
  rmSync(folder, { recursive: true, force: true });
});

/** A server whose analysis has begun; git and the workers carry `folder` in their environment. */
async function startAnalysis() {
  const server = await startServerProcess({ SCAN_ALLOW_LOCAL: '1', TMPDIR: folder });
  onTestFinished(() => server.remove());
  const ana = await clienteDe(server, 'estudiante');
  const id = await ana.crearProyecto(link);
  expect(await ana.iniciar(id)).toBe(202);
  return { server, flujo: await ana.flujo(id) };
}

/** Processes of the analysis once all kinds of them run. */
async function processesWhen(
  server: ServerProcess,
  ready: (processes: AnalysisProcesses) => boolean,
): Promise<readonly SystemProcess[]> {
  const { runners, git, workers } = await eventually(() => {
    const all = analysisProcesses(server);
    expect(ready(all)).toBe(true);
    return all;
  });
  const processes = [...runners, ...git, ...workers];
  onTestFinished(() => {
    for (const { pid } of processes.filter(runs)) process.kill(pid, 'SIGKILL');
  });
  return processes;
}

async function whileGitDownloads() {
  repositories.retener();
  onTestFinished(() => {
    repositories.soltar();
  });
  const { server } = await startAnalysis();
  const processes = await processesWhen(
    server,
    ({ git, workers }) => git.some(({ program }) => program === 'git-remote-http') && workers.length > 1,
  );
  return { server, processes };
}

async function whileWorkersCompute() {
  const { server, flujo } = await startAnalysis();
  await flujo.hasta(({ progreso }) => progreso?.fase === 'analizando' && progreso.hechos > 0);
  const processes = await processesWhen(server, ({ workers }) => workers.length > 0);
  return { server, processes };
}

/** Processes of this test's servers outside the tree of a running server. */
function orphans({ pid }: ServerProcess): readonly SystemProcess[] {
  const known = new Set([pid, ...descendantsOf(pid).map((one) => one.pid)]);
  return processesWith(folder).filter((one) => !known.has(one.pid));
}

const moments = [
  ['while git downloads', whileGitDownloads],
  ['while workers compute', whileWorkersCompute],
] as const;

describe.each(moments)('%s', (_moment, reach) => {
  it('all processes of the analysis end after the server is killed', async () => {
    const { server, processes } = await reach();
    await server.ended('SIGKILL');
    await eventually(() => {
      expect(processes.filter(runs)).toEqual([]);
      expect(orphans(server)).toEqual([]);
    });
  });

  it('all processes of the analysis end after the process that starts them is killed', async () => {
    const { server, processes } = await reach();
    const [runner, ...others] = analysisProcesses(server).runners;
    if (!runner) throw new Error('no process of the server starts others');
    expect(others).toEqual([]);
    process.kill(runner.pid, 'SIGKILL');
    await eventually(() => {
      expect(processes.filter(runs)).toEqual([]);
      expect(orphans(server)).toEqual([]);
    });
  });
});
