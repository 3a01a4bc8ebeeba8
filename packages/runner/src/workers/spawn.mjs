import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const enWindows = process.platform === 'win32';
const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const prioridades = { toda: null, poca: PRIORITY_BELOW_NORMAL, ninguna: PRIORITY_LOW };

/**
 * Runs a program as a child of this very process.
 * @type {import('./program.port.ts').Lanzar}
 */
export function lanzarAqui(programa, { alLeer, alAcabar }) {
  const { archivo, argumentos, entorno, carpeta, conAvisos = false, prisa } = programa;
  const hijo = spawn(archivo, argumentos, {
    cwd: carpeta,
    env: entorno,
    stdio: conAvisos ? ['pipe', 'ignore', 'pipe', 'pipe'] : 'pipe',
    // So that `matar` reaches whatever it starts itself.
    detached: !enWindows,
    windowsHide: true,
  });
  ceder(hijo, prioridades[prisa]);
  for (const canal of /** @type {const} */ ([1, 2, 3]))
    hijo.stdio[canal]?.on('data', (/** @type {Buffer} */ trozo) => {
      alLeer(canal, trozo);
    });
  let acabado = false;
  const acabar = (/** @type {import('./program.port.ts').Final} */ final) => {
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
}

/**
 * @param {import('node:child_process').ChildProcess} hijo
 * @param {number | null} prioridad
 */
function ceder({ pid }, prioridad) {
  if (pid === undefined || prioridad === null) return;
  try {
    setPriority(pid, prioridad);
  } catch {
    // It has ended already.
  }
}

/** @param {import('node:child_process').ChildProcess} hijo */
function matarGrupo(hijo) {
  if (hijo.pid === undefined) return;
  try {
    if (enWindows) hijo.kill('SIGKILL');
    else process.kill(-hijo.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
