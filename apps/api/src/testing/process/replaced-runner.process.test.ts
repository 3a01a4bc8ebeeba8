// seguridad: 33
import { eventually } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';

import { analysisProcesses, laboriousFiles } from './analysis-processes.ts';
import { clienteDe, type Cliente } from './cliente.ts';
import { abrirRepositorios, type RepositoriosRetenibles } from './repositorios-retenibles.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

let repositories: RepositoriosRetenibles;
let server: ServerProcess;
let ana: Cliente;
beforeAll(async () => {
  repositories = await abrirRepositorios();
  server = await startServerProcess({
    SCAN_ALLOW_LOCAL: '1',
    SCAN_PER_HOUR: '100',
    SCAN_REPEAT_SECONDS: '0',
  });
  ana = await clienteDe(server, 'estudiante');
});
afterAll(async () => {
  await server.remove();
  await repositories.cerrar();
});

async function begin(name: string, files: Parameters<RepositoriosRetenibles['crear']>[1] = fewFiles) {
  const id = await ana.crearProyecto(repositories.crear(name, files));
  expect(await ana.iniciar(id)).toBe(202);
  const flujo = await ana.flujo(id);
  return { id, flujo, ended: () => flujo.hasta(({ progreso }) => progreso === null) };
}

/** The runner, once its git waits for the host; a runner other than `before`. */
function runnerOfWaitingGit(before = 0): Promise<number> {
  return eventually(() => {
    const { runners, git } = analysisProcesses(server);
    const pid = runners.find((one) => one.pid !== before)?.pid;
    if (pid === undefined || !git.some(({ program }) => program === 'git-remote-http'))
      throw new Error('no git waits');
    return pid;
  });
}

function holdClones(): void {
  repositories.retener();
  onTestFinished(() => {
    repositories.soltar();
  });
}

const fewFiles = [{ path: 'a.js', content: 'var x = 1;\n' }];
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

/** An analysis whose runner was killed while workers computed; another one where the first had ended before the kill. */
async function interrupt() {
  for (let attempt = 1; ; attempt += 1) {
    const name = `interrumpida-${attempt}.git`;
    const { id, flujo, ended } = await begin(name, laboriousFiles);
    await flujo.hasta(({ progreso }) => progreso?.fase === 'analizando' && progreso.hechos > 0);
    for (const { pid } of analysisProcesses(server).runners) process.kill(pid, 'SIGKILL');
    expect(await ended()).toMatchObject(done);
    if (repositories.comienzos(name) > 1 || attempt === 5) return { id, name };
  }
}

it('retries an analysis when its runner is killed while workers compute, and marks no file as the cause', async () => {
  const undisturbed = await begin('tranquila.git', laboriousFiles);
  expect(await undisturbed.ended()).toMatchObject(done);
  const disturbed = await interrupt();
  await ana.puntosCalculados(disturbed.id);
  expect(repositories.comienzos(disturbed.name)).toBe(2);
  expect(await ana.medidas(disturbed.id)).toEqual(await ana.medidas(undisturbed.id));
});

it('fails an analysis when its second runner is killed too', async () => {
  holdClones();
  const { ended } = await begin('dos-veces.git');
  const first = await runnerOfWaitingGit();
  process.kill(first, 'SIGKILL');
  process.kill(await runnerOfWaitingGit(first), 'SIGKILL');
  expect(await ended()).toMatchObject({ estado: 'fallido' });
  expect(repositories.comienzos('dos-veces.git')).toBe(2);
});
