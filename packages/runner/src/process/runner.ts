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
  /** The runner's program: `runner-main.ts`, or the built one. */
  readonly program: string;
  /** Folder in which Node keeps the compiled code of the runner and its workers; they start more slowly without it. */
  readonly compileCache: string;
  /** Receives the error output of git and of a runner that died, in English and without the token. */
  readonly log: (text: string) => void;
}

/** The server's handle of the process that analyses repositories. */
export interface Runner extends AnalizadorRepositorios {
  /** Starts workers ahead of an analysis that may follow soon. */
  warm(): void;
  /** Ends the process and all programs that it started. */
  close(): void;
}

type Remote = BirpcReturn<RunnerFunctions, ServerFunctions>;
/** Functions of an open call that the runner may call. */
type Callbacks = Pick<PeticionAnalisis, 'conocidos' | 'alProgresar' | 'alMedir'>;

interface RunnerProcess {
  readonly remote: Remote;
  readonly child: ChildProcess;
}

type Call = <T>(signal: AbortSignal, work: (at: Remote, id: number) => Promise<T>) => Promise<T>;

/** The open calls of a runner, whose process starts with the first one, and again after it has died. */
function openCalls(options: RunnerOptions) {
  const callbacks = new Map<number, Callbacks>();
  let running: RunnerProcess | null = null;
  let calls = 0;
  const remote = (): Remote => {
    running ??= startProcess(options, callbacks, () => {
      running = null;
    });
    return running.remote;
  };
  const call: Call = async (signal, work) => {
    if (signal.aborted) throw falloAnalisis('analisis-cancelado');
    const id = (calls += 1);
    const at = remote();
    const abort = (): void => {
      release(at, id);
    };
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await awaitAnswer(at, work(at, id));
    } finally {
      signal.removeEventListener('abort', abort);
      callbacks.delete(id);
    }
  };
  return { callbacks, call, remote, close: () => running?.child.disconnect() };
}

/** Analyses repositories in a process of its own. Calls that are open when it dies reject with `RunnerDied`. */
export function createRunner(options: RunnerOptions): Runner {
  const { callbacks, call, remote, close } = openCalls(options);
  return {
    analizar: ({ signal, conocidos, alProgresar, alMedir, ...request }) =>
      call(signal, async (at, id) => {
        callbacks.set(id, { conocidos, alProgresar, ...(alMedir && { alMedir }) });
        const { enlace, rama, token, limites, ambito, punto, admiteSinCodigo } = request;
        const sent = { enlace, rama, token, limites, ambito, punto, admiteSinCodigo };
        const summary = valueOf(await at.analyse(id, sent));
        const soltar = (): void => {
          release(at, id);
        };
        return { ...summary, lotes: readBatches(at, id), soltar };
      }),
    pasado: ({ signal, conocidos, alProgresar, ...request }) =>
      call(signal, async (at, id) => {
        callbacks.set(id, { conocidos, alProgresar });
        const { enlace, rama, token, limites, ambito, anterior } = request;
        return valueOf(await at.past(id, { enlace, rama, token, limites, ambito, anterior }));
      }),
    punta: ({ signal, enlace, rama, token }) =>
      call(signal, async (at, id) => valueOf(await at.branch(id, { enlace, rama, token }))),
    contarCambios: ({ signal, enlace, rama, token, commit, rutas, limites }) =>
      call(signal, async (at, id) =>
        valueOf(await at.changes(id, { enlace, rama, token, commit, rutas, limites })),
      ),
    barrer: () => {
      const at = remote();
      return awaitAnswer(at, at.sweep());
    },
    warm: () => {
      remote()
        .warm.asEvent()
        .catch(() => undefined);
    },
    close,
  };
}

/** Requests each batch after the caller has read the one before. */
async function* readBatches(
  at: Remote,
  id: number,
): AsyncGenerator<readonly ArchivoAnalizado[], void, undefined> {
  for (;;) {
    const batch = await awaitAnswer(at, at.next(id));
    if (batch === null) return;
    yield batch;
  }
}

function release(at: Remote, id: number): void {
  // A runner that died has released everything.
  at.release.asEvent(id).catch(() => undefined);
}

/** Waits for an answer. @throws RunnerDied when the runner died before. */
async function awaitAnswer<T>(at: Remote, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw at.$closed ? new RunnerDied('the runner died', { cause: error }) : error;
  }
}

function startProcess(
  options: RunnerOptions,
  callbacks: ReadonlyMap<number, Callbacks>,
  onEnd: () => void,
): RunnerProcess {
  const { program, compileCache, log, ...settings } = options;
  const child = fork(program, [], {
    serialization: 'advanced',
    env: { NODE_COMPILE_CACHE: compileCache, ...runnerEnvironment() },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // A signal from the terminal must reach the server only, which returns its jobs to the queue first.
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
    timeout: -1,
    bind: 'functions',
  });
  const stderr = tailOf(child);
  let ended = false;
  const finish = (): void => {
    if (ended) return;
    ended = true;
    onEnd();
    if (stderr() !== '') log(stderr());
    remote.$close(new RunnerDied('the runner died'));
  };
  child.once('exit', finish).once('error', finish);
  remote.open.asEvent(settings).catch(() => undefined);
  return { child, remote };
}

/** Sends a message to the runner; rejects with `RunnerDied` if that fails. */
const post = (child: ChildProcess, message: object): Promise<void> =>
  new Promise((resolve, reject) => {
    child.send(message, (error) => {
      if (error) reject(new RunnerDied('the runner died', { cause: error }));
      else resolve();
    });
  });

/**
 * Variables of the runner: paths of programs and temporary files, and certificate authorities; no
 * secrets.
 */
function runnerEnvironment(): Record<string, string> {
  const names = [
    'PATH',
    'SystemRoot',
    'TMPDIR',
    'TEMP',
    'NODE_COMPILE_CACHE',
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

/** Returns a function for the last characters of a process's error output. */
function tailOf({ stderr }: ChildProcess): () => string {
  let tail = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-tailCharacters);
  });
  return () => tail;
}
