import { constants } from 'node:os';

/** What a run reads and writes beside files: the process, or a test. */
export interface Console {
  /** Writes results; resolves when they are written, or when no one reads them. */
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
    await new Promise<void>((resolve, reject) => {
      stdout.write(text, (error) => {
        if (error && !isClosedPipe(error)) reject(error);
        else resolve();
      });
    });
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
