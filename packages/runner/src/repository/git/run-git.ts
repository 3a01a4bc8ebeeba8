import { StringDecoder } from 'node:string_decoder';

import { lanzarAqui } from '../../workers/spawn.mjs';
import type { Lanzar, Programa } from '../../workers/program.port.ts';

export interface Ejecucion {
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
  /** Who starts git; this very process unless somebody else is named. */
  readonly lanzar?: Lanzar | undefined;
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
export async function ejecutarGit(ejecucion: Ejecucion): Promise<void> {
  const { signal, entrada, alLeer, alDecir, lanzar = lanzarAqui } = ejecucion;
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    let dicho = '';
    let bastante = false;
    const decodificador = new StringDecoder('utf8');
    const git = lanzar(programaDe(ejecucion), {
      alLeer: (canal, trozo) => {
        if (canal === 1) {
          if (bastante || alLeer?.(trozo) !== false) return;
          bastante = true;
          git.matar();
        } else {
          const texto = decodificador.write(trozo);
          dicho = (dicho + texto).slice(-restoDeStderr);
          alDecir?.(texto);
        }
      },
      alAcabar: ({ codigo, senal, fallo }) => {
        signal.removeEventListener('abort', git.matar);
        if (bastante || codigo === 0) resolve();
        else reject(new FalloDeGit(fallo ?? (senal === null ? dicho : `${dicho}\n${senal}`)));
      },
    });
    signal.addEventListener('abort', git.matar, { once: true });
    if (entrada) git.escribir(entrada);
    git.terminar();
  });
}

function programaDe({ argumentos, entorno, carpeta, maximoBytesArchivo }: Ejecucion): Programa {
  const comun = { entorno, carpeta, prisa: 'poca' } as const;
  if (process.platform === 'win32') return { ...comun, archivo: 'git', argumentos };
  // Blocks of 512 bytes; git is to say itself that they ran out, instead of dying of signal 25 without a word.
  // macOS has no limit of address space.
  const bloques = Math.ceil(maximoBytesArchivo / 512);
  const limites = `trap '' 25; ulimit -f ${bloques}; ulimit -v ${maximoKibibytes} 2>/dev/null; exec git "$@"`;
  return { ...comun, archivo: 'sh', argumentos: ['-c', limites, 'git', ...argumentos] };
}
