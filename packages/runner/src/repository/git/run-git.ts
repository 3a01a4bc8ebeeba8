import { StringDecoder } from 'node:string_decoder';

import { spawnProgram } from '../../workers/spawn.ts';
import type { Program } from '../../workers/program.port.ts';

export interface GitRequest {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Limit of each file that git writes, where the system supports it. */
  readonly maxFileBytes: number;
  readonly signal: AbortSignal;
  readonly input?: Buffer;
  /** Receives each chunk of output; returns false to end git early, which counts as success. */
  readonly onOutput?: (chunk: Buffer) => boolean;
  /** Receives each chunk of standard error. */
  readonly onStderr?: (text: string) => void;
}

/** Limit of git's address space in KiB, where the system supports it. */
const maxAddressSpaceKib = 1024 * 1024;
const stderrTailChars = 4000;

/**
 * A failed call of git. `text`, in English, is the end of its error output and the signal that ended it, or why git could
 * not be started; it is for logs and for `reasonOf`, never for the page.
 */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly text: string;

  constructor(text: string) {
    super('git failed');
    this.text = text;
  }
}

/** Runs system git in a process group of its own, which the signal kills. Rejects with `GitError`. */
export async function runGit(request: GitRequest): Promise<void> {
  const { signal, input, onOutput, onStderr } = request;
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    let output = '';
    let enough = false;
    const decoder = new StringDecoder('utf8');
    const git = spawnProgram(programOf(request), {
      onData: (channel, chunk) => {
        if (channel === 1) {
          if (enough || onOutput?.(chunk) !== false) return;
          enough = true;
          git.kill();
        } else {
          const text = decoder.write(chunk);
          output = (output + text).slice(-stderrTailChars);
          onStderr?.(text);
        }
      },
      onExit: ({ code, signal: killedBy, failure }) => {
        signal.removeEventListener('abort', git.kill);
        if (enough || code === 0) resolve();
        else reject(new GitError(failure ?? (killedBy === null ? output : `${output}\n${killedBy}`)));
      },
    });
    signal.addEventListener('abort', git.kill, { once: true });
    if (input) git.write(input);
    git.end();
  });
}

/** The program that runs git within its limits: a shell that sets them, or git itself on Windows. */
function programOf({ args, env, folder, maxFileBytes }: GitRequest): Program {
  const common = { env, folder, priority: 'low' } as const;
  if (process.platform === 'win32') return { ...common, file: 'git', args };
  // Blocks of 512 bytes; signal 25 is ignored, so that git reports the exceeded size itself.
  // macOS has no limit of address space.
  const blocks = Math.ceil(maxFileBytes / 512);
  const limited = `trap '' 25; ulimit -f ${blocks}; ulimit -v ${maxAddressSpaceKib} 2>/dev/null; exec git "$@"`;
  return { ...common, file: 'sh', args: ['-c', limited, 'git', ...args] };
}
