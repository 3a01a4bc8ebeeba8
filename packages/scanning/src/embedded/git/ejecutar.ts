import { spawn, type ChildProcess } from 'node:child_process';

import { ceder, enGrupoPropio, matarGrupo } from '../proceso.ts';

interface Ejecucion {
  readonly argumentos: readonly string[];
  readonly entorno: Readonly<Record<string, string>>;
  readonly carpeta: string;
  /** Of any file that git writes, where the system can hold it to that. */
  readonly maximoBytesArchivo: number;
  readonly signal: AbortSignal;
  readonly entrada?: Buffer;
  /** Each piece of output; false ends git, which then has done what was wanted. */
  readonly alLeer?: (trozo: Buffer) => boolean;
  /** Each piece of what git says about itself. */
  readonly alDecir?: (texto: string) => void;
}

/** Memory of git itself; more is refused to it by the system. */
const maximoKibibytes = 1024 * 1024;
const restoDeStderr = 4000;

/** git ended otherwise than it should; `texto` is the end of what it said, in English and for logs alone. */
export class FalloDeGit extends Error {
  override readonly name = 'FalloDeGit';
  readonly texto: string;

  constructor(texto: string) {
    super('git failed');
    this.texto = texto;
  }
}

/** Runs system git in a process group of its own, which dies with the signal. Rejects with `FalloDeGit`. */
export function ejecutarGit(ejecucion: Ejecucion): Promise<void> {
  const { signal, entrada, alLeer, alDecir } = ejecucion;
  signal.throwIfAborted();
  const hijo = abrir(ejecucion);
  ceder(hijo, false);
  const matar = (): void => {
    matarGrupo(hijo);
  };
  signal.addEventListener('abort', matar, { once: true });
  return new Promise<void>((resolve, reject) => {
    let dicho = '';
    let bastante = false;
    hijo.stdout?.on('data', (trozo: Buffer) => {
      if (bastante || alLeer?.(trozo) !== false) return;
      bastante = true;
      matar();
    });
    hijo.stderr?.setEncoding('utf8').on('data', (texto: string) => {
      dicho = (dicho + texto).slice(-restoDeStderr);
      alDecir?.(texto);
    });
    hijo.on('error', (error) => {
      reject(new FalloDeGit(error.message));
    });
    hijo.on('close', (codigo, senal) => {
      if (bastante || codigo === 0) resolve();
      else reject(new FalloDeGit(senal === null ? dicho : `${dicho}\n${senal}`));
    });
    // git may end before it has read everything.
    hijo.stdin?.on('error', () => undefined).end(entrada);
  }).finally(() => {
    signal.removeEventListener('abort', matar);
  });
}

function abrir({ argumentos, entorno, carpeta, maximoBytesArchivo }: Ejecucion): ChildProcess {
  const opciones = { cwd: carpeta, env: entorno, stdio: 'pipe', ...enGrupoPropio } as const;
  if (process.platform === 'win32') return spawn('git', argumentos, opciones);
  // Blocks of 512 bytes; git is to say itself that they ran out, instead of dying of signal 25 without a word.
  // macOS has no limit of address space.
  const bloques = Math.ceil(maximoBytesArchivo / 512);
  const limites = `trap '' 25; ulimit -f ${bloques}; ulimit -v ${maximoKibibytes} 2>/dev/null; exec git "$@"`;
  return spawn('sh', ['-c', limites, 'git', ...argumentos], opciones);
}
