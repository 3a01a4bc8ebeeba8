import { fork, type ChildProcess } from 'node:child_process';

import {
  RunnerDied,
  type AnalizadorRepositorios,
  type ArchivoAnalizado,
  type PeticionAnalisis,
} from '@mantenible/domain/analisis';
import { createBirpc, type BirpcReturn } from 'birpc';

import { falloAnalisis } from '../failures.ts';
import { valueOf, type RunnerFunctions, type RunnerSettings, type ServerFunctions } from './protocol.ts';

export interface RunnerOptions extends RunnerSettings {
  /** The runner's program: `runner-main.ts`, or what it was built to. */
  readonly program: string;
  /** Takes what git said when it failed, and what a runner said that died; in English, without the token. */
  readonly log: (text: string) => void;
}

/** The process in which repositories are analysed, as the server sees it. */
export interface Runner extends AnalizadorRepositorios {
  /** Makes workers ready for an analysis that may follow soon. */
  prever(): void;
  /** Ends the process and all that it started. */
  cerrar(): void;
}

type Remote = BirpcReturn<RunnerFunctions, ServerFunctions>;
type Callbacks = Pick<PeticionAnalisis, 'conocidos' | 'alProgresar' | 'alMedir'>;

interface Running {
  readonly remote: Remote;
  readonly child: ChildProcess;
}

/**
 * Analyses repositories in a process of its own, which is started with the first call and again after it has died.
 * Calls that were under way when it died reject with `RunnerDied`.
 */
export function createRunner(options: RunnerOptions): Runner {
  const callbacks = new Map<number, Callbacks>();
  let running: Running | null = null;
  let calls = 0;
  const remote = (): Remote => {
    running ??= start(options, callbacks, () => {
      running = null;
    });
    return running.remote;
  };
  const call = async <T>(signal: AbortSignal, work: (at: Remote, id: number) => Promise<T>): Promise<T> => {
    if (signal.aborted) throw falloAnalisis('analisis-cancelado');
    const id = (calls += 1);
    const at = remote();
    const abort = (): void => {
      release(at, id);
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await answered(at, work(at, id));
    } finally {
      signal.removeEventListener('abort', abort);
      callbacks.delete(id);
    }
  };
  return {
    analizar: ({ signal, conocidos, alProgresar, alMedir, ...request }) =>
      call(signal, async (at, id) => {
        callbacks.set(id, { conocidos, alProgresar, ...(alMedir && { alMedir }) });
        const { enlace, rama, token, limites } = request;
        const summary = valueOf(await at.analyse(id, { enlace, rama, token, limites }));
        const soltar = (): void => {
          release(at, id);
        };
        return { ...summary, lotes: readBatches(at, id), soltar };
      }),
    punta: ({ signal, enlace, rama, token }) =>
      call(signal, async (at, id) => valueOf(await at.branch(id, { enlace, rama, token }))),
    barrer: () => {
      const at = remote();
      return answered(at, at.sweep());
    },
    prever: () => {
      remote()
        .warm.asEvent()
        .catch(() => undefined);
    },
    cerrar: () => running?.child.disconnect(),
  };
}

/** Asks for a batch when the one before has been read. */
async function* readBatches(
  at: Remote,
  id: number,
): AsyncGenerator<readonly ArchivoAnalizado[], void, undefined> {
  for (;;) {
    const batch = await answered(at, at.next(id));
    if (batch === null) return;
    yield batch;
  }
}

function release(at: Remote, id: number): void {
  // One that has died holds nothing any more.
  at.release.asEvent(id).catch(() => undefined);
}

/** What the runner answers. @throws RunnerDied when it died before. */
async function answered<T>(at: Remote, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw at.$closed ? new RunnerDied('the runner died', { cause: error }) : error;
  }
}

function start(
  options: RunnerOptions,
  callbacks: ReadonlyMap<number, Callbacks>,
  onEnd: () => void,
): Running {
  const { program, log, ...settings } = options;
  const child = fork(program, [], {
    serialization: 'advanced',
    env: environment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // A signal from the terminal reaches the server alone, which gives its jobs back first.
    detached: true,
  });
  const functions: ServerFunctions = {
    progress: (id, progress) => callbacks.get(id)?.alProgresar(progress),
    measured: (id, measures) => callbacks.get(id)?.alMedir?.(measures),
    known: async (id, blobs) => (await callbacks.get(id)?.conocidos(blobs)) ?? new Map<string, string>(),
    log,
  };
  const remote: Remote = createBirpc<RunnerFunctions, ServerFunctions>(functions, {
    post: (message: object) => post(child, message),
    on: (listen) => void child.on('message', listen),
    ...{ timeout: -1, bind: 'functions' },
  });
  const said = tailOf(child);
  let ended = false;
  const finish = (): void => {
    if (ended) return;
    ended = true;
    onEnd();
    if (said() !== '') log(said());
    remote.$close(new RunnerDied('the runner died'));
  };
  child.once('exit', finish).once('error', finish);
  remote.open.asEvent(settings).catch(() => undefined);
  return { child, remote };
}

const post = (child: ChildProcess, message: object): Promise<void> =>
  new Promise((resolve, reject) => {
    child.send(message, (error) => {
      if (error) reject(new RunnerDied('the runner died', { cause: error }));
      else resolve();
    });
  });

/** The runner needs where programs are, where temporary files go and which authorities the host trusts; no secrets. */
function environment(): Record<string, string> {
  const names = [
    'PATH',
    'SystemRoot',
    'TMPDIR',
    'TEMP',
    'NODE_EXTRA_CA_CERTS',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

const tailCharacters = 4000;

function tailOf({ stderr }: ChildProcess): () => string {
  let tail = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-tailCharacters);
  });
  return () => tail;
}
