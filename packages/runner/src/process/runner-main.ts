/**
 * The program of the runner: clones repositories, starts workers and joins their results for one
 * server, its parent process, over Node's IPC. It opens neither database nor vault and ends with the
 * server.
 */
import { createBirpc, type BirpcReturn } from 'birpc';
import type { ArchivoAnalizado, ResultadoAnalisis } from '@mantenible/domain/analisis';

import { createAnalizadorRepositorios } from '../analyse-repository.ts';
import { killPrograms } from '../workers/spawn.ts';
import { createWarmPool, type WarmPool } from '../workers/warm-pool.ts';
import { throttle } from './throttle.ts';
import {
  answer,
  type RunnerFunctions,
  type RunnerSettings,
  type ServerFunctions,
  type AnalysisSummary,
} from './protocol.ts';

type Server = BirpcReturn<ServerFunctions, RunnerFunctions>;

/** An open call of the port: its abort controller, and the batches of files that the server has not read. */
interface OpenCall {
  readonly control: AbortController;
  files?: AsyncIterator<readonly ArchivoAnalizado[]>;
}

/** Minimum interval in milliseconds between two progress messages of a call. */
const progressMs = 100;

/** The functions of this runner, with the state of its open calls. */
function createFunctions(server: () => Server) {
  const calls = new Map<number, OpenCall>();
  let pool: WarmPool | null = null;
  let settings: RunnerSettings | null = null;
  const begin = (id: number): OpenCall => {
    const call = { control: new AbortController() };
    calls.set(id, call);
    return call;
  };
  const repositories = () => {
    if (settings === null || pool === null) throw new Error('the runner was not opened');
    return createAnalizadorRepositorios({
      ...settings,
      warmPool: pool,
      log: (text) => {
        sendQuietly(server().log.asEvent(text));
      },
    });
  };
  const progressOf = (id: number) =>
    throttle(progressMs, (step: Parameters<ServerFunctions['progress']>[1]) => {
      sendQuietly(server().progress.asEvent(id, step));
    });
  const functions: RunnerFunctions = {
    open: (given) => {
      settings = given;
      pool = createWarmPool(given);
      // Removes the clones of a runner that died before this one.
      repositories()
        .barrer()
        .catch((error: unknown) => {
          sendQuietly(server().log.asEvent(String(error)));
        });
    },
    analyse: async (id, request) => {
      const call = begin(id);
      const progress = progressOf(id);
      const result = repositories().analizar({
        ...request,
        signal: call.control.signal,
        conocidos: (blobs) => server().known(id, blobs),
        alProgresar: progress.set,
        alMedir: (measures) => {
          sendQuietly(server().measured.asEvent(id, measures));
        },
      });
      const given = await answer(result.then((one) => summaryOf(one, call))).finally(progress.stop);
      if (!given.ok) calls.delete(id);
      return given;
    },
    past: (id, request) => {
      const { signal } = begin(id).control;
      const progress = progressOf(id);
      const result = repositories().pasado({
        ...request,
        signal,
        conocidos: (blobs) => server().known(id, blobs),
        alProgresar: progress.set,
      });
      return answer(result).finally(() => {
        progress.stop();
        calls.delete(id);
      });
    },
    next: async (id) => {
      const batch = await calls.get(id)?.files?.next();
      if (batch && batch.done !== true) return batch.value;
      calls.delete(id);
      return null;
    },
    release: (id) => {
      calls.get(id)?.control.abort();
      calls.delete(id);
    },
    branch: (id, request) => {
      const { signal } = begin(id).control;
      return answer(repositories().punta({ ...request, signal })).finally(() => calls.delete(id));
    },
    changes: (id, request) => {
      const { signal } = begin(id).control;
      return answer(repositories().contarCambios({ ...request, signal })).finally(() => calls.delete(id));
    },
    sweep: () => repositories().barrer(),
    warm: () => pool?.warm() ?? Promise.resolve(),
  };
  return functions;
}

/** The result without its functions, which cannot be sent; its batches of files are kept for `next`. */
function summaryOf(result: ResultadoAnalisis, call: OpenCall): AnalysisSummary {
  const { commit, rama, medidas, omitidos, otrosLenguajes, total, lotes } = result;
  call.files = lotes[Symbol.asyncIterator]();
  return { commit, rama, medidas, omitidos, otrosLenguajes, total };
}

/** Ignores a failure to send a message: then the server has ended, and 'disconnect' ends this process. */
function sendQuietly(sent: Promise<void>): void {
  sent.catch(() => undefined);
}

function endProcess(): never {
  killPrograms();
  process.exit();
}

/** Sends a message to the server. */
const post = (message: object): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!process.send) throw new Error('a runner is started by its server');
    process.send(message, (error: Error | null) => {
      if (error) reject(error);
      else resolve();
    });
  });

const server: Server = createBirpc<ServerFunctions, RunnerFunctions>(
  createFunctions(() => server),
  { post, on: (listen) => void process.on('message', listen), timeout: -1, bind: 'functions' },
);
process.on('disconnect', endProcess);
