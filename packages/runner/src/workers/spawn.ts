import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

import type { Final, Lanzar } from './program.port.ts';

const enWindows = process.platform === 'win32';
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const prioridades = { toda: null, poca: PRIORITY_BELOW_NORMAL, ninguna: PRIORITY_LOW };

const running = new Set<ChildProcess>();

/** Kills every program that this process has started and all that they started. */
export function killPrograms(): void {
  for (const child of running) matarGrupo(child);
}

/** Runs a program as a child of this process. */
export const lanzarAqui: Lanzar = (programa, { alLeer, alAcabar }) => {
  const { archivo, argumentos, entorno, carpeta, conAvisos = false, prisa } = programa;
  const hijo = spawn(archivo, argumentos, {
    cwd: carpeta,
    env: entorno,
    stdio: conAvisos ? ['pipe', 'ignore', 'pipe', 'pipe'] : 'pipe',
    // So that `matar` reaches whatever it starts itself.
    detached: !enWindows,
    windowsHide: true,
  });
  running.add(hijo);
  ceder(hijo, prioridades[prisa]);
  for (const canal of [1, 2, 3] as const)
    hijo.stdio[canal]?.on('data', (trozo: Buffer) => {
      alLeer(canal, trozo);
    });
  let acabado = false;
  const acabar = (final: Final): void => {
    running.delete(hijo);
    if (!acabado) alAcabar(final);
    acabado = true;
  };
  hijo.on('error', ({ message }) => {
    acabar({ codigo: null, senal: null, fallo: message });
  });
  hijo.on('close', (codigo, senal) => {
    acabar({ codigo, senal });
  });
  // It may end before it has read everything; how it ended is told by 'close'.
  hijo.stdin?.on('error', () => undefined);
  return {
    escribir: (bytes) => void hijo.stdin?.write(bytes),
    terminar: () => void hijo.stdin?.end(),
    matar: () => {
      matarGrupo(hijo);
    },
  };
};

function ceder({ pid }: ChildProcess, prioridad: number | null): void {
  if (pid === undefined || prioridad === null) return;
  try {
    setPriority(pid, prioridad);
  } catch {
    // It has ended already.
  }
}

function matarGrupo(hijo: ChildProcess): void {
  if (hijo.pid === undefined) return;
  try {
    if (enWindows) hijo.kill('SIGKILL');
    else process.kill(-hijo.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
