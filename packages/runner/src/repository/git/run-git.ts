import { StringDecoder } from 'node:string_decoder';

import { lanzarAqui } from '../../workers/spawn.ts';
import type { Programa } from '../../workers/program.port.ts';

export interface GitRequest {
  readonly argumentos: readonly string[];
  readonly entorno: Readonly<Record<string, string>>;
  readonly carpeta: string;
  /** Limit of each file that git writes, where the system supports it. */
  readonly maximoBytesArchivo: number;
  readonly signal: AbortSignal;
  readonly input?: Buffer;
  /** Takes each chunk of output; answers false to end git early, which counts as success. */
  readonly alLeer?: (chunk: Buffer) => boolean;
  /** Takes each chunk of standard error. */
  readonly onStderr?: (text: string) => void;
}

/** Address space of git, limited by the system. */
const maxKibibytes = 1024 * 1024;
const stderrTailChars = 4000;

/** git failed; `text` is the end of its error output, in English and for logs alone. */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly text: string;

  constructor(text: string) {
    super('git failed');
    this.text = text;
  }
}

/** Runs system git in a process group of its own, which the signal kills. Rejects with `GitError`. */
export async function ejecutarGit(request: GitRequest): Promise<void> {
  const { signal, input, alLeer, onStderr } = request;
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    let output = '';
    let enough = false;
    const decoder = new StringDecoder('utf8');
    const git = lanzarAqui(programOf(request), {
      alLeer: (canal, chunk) => {
        if (canal === 1) {
          if (enough || alLeer?.(chunk) !== false) return;
          enough = true;
          git.matar();
        } else {
          const text = decoder.write(chunk);
          output = (output + text).slice(-stderrTailChars);
          onStderr?.(text);
        }
      },
      alAcabar: ({ codigo, senal, fallo }) => {
        signal.removeEventListener('abort', git.matar);
        if (enough || codigo === 0) resolve();
        else reject(new GitError(fallo ?? (senal === null ? output : `${output}\n${senal}`)));
      },
    });
    signal.addEventListener('abort', git.matar, { once: true });
    if (input) git.escribir(input);
    git.terminar();
  });
}

function programOf({ argumentos, entorno, carpeta, maximoBytesArchivo }: GitRequest): Programa {
  const common = { entorno, carpeta, prisa: 'poca' } as const;
  if (process.platform === 'win32') return { ...common, archivo: 'git', argumentos };
  // Blocks of 512 bytes; signal 25 is ignored, so that git reports the exceeded size itself.
  // macOS has no limit of address space.
  const blocks = Math.ceil(maximoBytesArchivo / 512);
  const limites = `trap '' 25; ulimit -f ${blocks}; ulimit -v ${maxKibibytes} 2>/dev/null; exec git "$@"`;
  return { ...common, archivo: 'sh', argumentos: ['-c', limites, 'git', ...argumentos] };
}
