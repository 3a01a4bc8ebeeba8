// seguridad: 33
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { analysisProcesses, laboriousFiles } from './analysis-processes.ts';
import { clienteDe, type Cliente } from './cliente.ts';
import { abrirRepositorios, type RepositoriosRetenibles } from './repositorios-retenibles.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const patience = { timeout: 60_000 };
/** Timeout of two attempts at 150 files on a busy machine. */
const longPatience = 300_000;

let repositories: RepositoriosRetenibles;
let server: ServerProcess;
let ana: Cliente;
beforeAll(async () => {
  repositories = await abrirRepositorios();
  server = await startServerProcess({
    SCAN_ALLOW_LOCAL: '1',
    SCAN_PER_HOUR: '100',
    SCAN_REPEAT_SECONDS: '1',
  });
  ana = await clienteDe(server, 'estudiante');
});
afterAll(async () => {
  await server.remove();
  await repositories.cerrar();
});

async function begin(name: string) {
  const id = await ana.crearProyecto(repositories.crear(name, laboriousFiles));
  expect(await ana.iniciar(id)).toBe(202);
  const flujo = await ana.flujo(id);
  return { id, flujo, ended: () => flujo.hasta(({ progreso }) => progreso === null) };
}

/** The runner, once its git waits for the host; a runner other than `before`. */
async function runnerOfWaitingGit(before = 0): Promise<number> {
  const waiting = () => {
    const { runners, git } = analysisProcesses(server);
    if (!git.some(({ program }) => program === 'git-remote-http')) return undefined;
    return runners.find(({ pid }) => pid !== before)?.pid;
  };
  await expect.poll(waiting, patience).toBeDefined();
  const pid = waiting();
  if (pid === undefined) throw new Error('git no longer waits');
  return pid;
}

function holdClones(): void {
  repositories.retener();
  onTestFinished(() => {
    repositories.soltar();
  });
}

const done = { estado: 'listo', motivo: null };

it('retries an analysis when its runner is killed while git downloads', async () => {
  holdClones();
  const { id, ended } = await begin('descarga.git');
  const first = await runnerOfWaitingGit();
  process.kill(first, 'SIGKILL');
  expect(await runnerOfWaitingGit(first)).toBeGreaterThan(0);
  repositories.soltar();
  expect(await ended()).toMatchObject(done);
  await ana.puntosCalculados(id);
  expect(repositories.comienzos('descarga.git')).toBe(2);
});

it(
  'retries an analysis when its runner is killed while workers compute, and marks no file as the cause',
  async () => {
    const undisturbed = await begin('tranquila.git');
    expect(await undisturbed.ended()).toMatchObject(done);
    const disturbed = await begin('interrumpida.git');
    await disturbed.flujo.hasta(({ progreso }) => progreso?.fase === 'analizando' && progreso.hechos > 0);
    for (const { pid } of analysisProcesses(server).runners) process.kill(pid, 'SIGKILL');
    expect(await disturbed.ended()).toMatchObject(done);
    await ana.puntosCalculados(disturbed.id);
    expect(repositories.comienzos('interrumpida.git')).toBe(2);
    expect(await ana.medidas(disturbed.id)).toEqual(await ana.medidas(undisturbed.id));
  },
  longPatience,
);

it('fails an analysis when its second runner is killed too', async () => {
  holdClones();
  const { ended } = await begin('dos-veces.git');
  const first = await runnerOfWaitingGit();
  process.kill(first, 'SIGKILL');
  process.kill(await runnerOfWaitingGit(first), 'SIGKILL');
  expect(await ended()).toMatchObject({ estado: 'fallido' });
  expect(repositories.comienzos('dos-veces.git')).toBe(2);
});
