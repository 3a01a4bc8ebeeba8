import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('keeper.ts', import.meta.url));
let input: Writable | null = null;

/**
 * Ends a process that a test started with this one, however this one ends, by SIGKILL too. Every test that starts a program
 * passes it through here at once; a kill before this call returns leaves it.
 */
export function endWithTests<T extends ChildProcess>(child: T): T {
  const { pid } = child;
  // A program that could not be started has none.
  if (pid === undefined) return child;
  input ??= startKeeper();
  input.write(`+${pid}\n`);
  child.once('exit', () => input?.write(`-${pid}\n`));
  return child;
}

/** One keeper for all processes of this one, in a session of its own, which no signal to this one's group reaches. */
function startKeeper(): Writable {
  const keeper = spawn(process.execPath, [program], {
    detached: true,
    env: {},
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  keeper.unref();
  if (isSocket(keeper.stdin)) keeper.stdin.unref();
  return keeper.stdin;
}

/** Node opens a socket for a pipe; its types leave that out. */
const isSocket = (stream: Writable): stream is Socket => 'unref' in stream;
