import { fstatSync, writeSync } from 'node:fs';
import { constants } from 'node:os';

import { writeRefusal } from './write-file.ts';

/** What a run reads and writes beside files: the process, or a test. */
export interface Console {
  /** Writes results; resolves when they are written, or when no one reads them. Refuses what the system does not write. */
  readonly out: (text: string) => Promise<void>;
  /** Writes a message for the person. */
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly folder: string;
  /** Whether results, or messages, go to a terminal. */
  readonly terminal: { readonly out: boolean; readonly err: boolean };
  /** Aborted by the interruption of a person or of the system. */
  readonly signal: AbortSignal;
}

/** The reader of the results has ended, as `head` does. */
const isClosedPipe = (error: Error): boolean => 'code' in error && error.code === 'EPIPE';

const writeToStream = (stream: NodeJS.WriteStream, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.write(text, (error) => {
      if (error && !isClosedPipe(error)) reject(error);
      else resolve();
    });
  });

/** A stream over a regular file drops what a full disk leaves of a chunk, without an error. */
function writeWhole(fd: number, content: Buffer): void {
  for (let written = 0; written < content.length;) written += writeSync(fd, content, written);
}

/** The console of this process; `close` sets the exit status, which is that of a signal where one ended the run. */
export function createConsole({ stdout, stderr, env, ...own }: NodeJS.Process) {
  const control = new AbortController();
  let interruptedBy: 'SIGINT' | 'SIGTERM' | null = null;
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      interruptedBy = name;
      control.abort();
    });
  let isClosed = false;
  for (const stream of [stdout, stderr])
    stream.on('error', (error: Error) => {
      isClosed ||= stream === stdout && isClosedPipe(error);
    });
  const out = async (text: string): Promise<void> => {
    if (isClosed) return;
    try {
      if (fstatSync(stdout.fd).isFile()) writeWhole(stdout.fd, Buffer.from(text));
      else await writeToStream(stdout, text);
    } catch (error) {
      throw writeRefusal(error, 'el resultado en la salida estándar');
    }
  };
  const console: Console = {
    out,
    err: (text) => void stderr.write(`${text}\n`),
    env,
    folder: own.cwd(),
    terminal: { out: stdout.isTTY, err: stderr.isTTY },
    signal: control.signal,
  };
  const close = async (status: number): Promise<void> => {
    await new Promise((resolve) => void stderr.write('', resolve));
    process.exitCode = interruptedBy === null ? status : 128 + constants.signals[interruptedBy];
  };
  return { console, close };
}
