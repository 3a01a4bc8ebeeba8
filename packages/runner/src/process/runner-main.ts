/**
 * The program of the runner: clones repositories, starts workers and joins their results for one
 * server, its parent process, over Node's IPC. It opens neither database nor vault and ends with the
 * server.
 */
import { createBirpc, type BirpcReturn } from 'birpc';
import type {
  AnalizadorRepositorios,
  ArchivoAnalizado,
  BlobDeRuta,
  ResultadoAnalisis,
} from '@mantenible/domain/analisis';

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

/** The open calls of this runner. */
function createCalls() {
  const calls = new Map<number, OpenCall>();
  return {
    begin: (id: number): OpenCall => {
      const call = { control: new AbortController() };
      calls.set(id, call);
      return call;
    },
    end: (id: number): void => void calls.delete(id),
    next: async (id: number) => {
      const batch = await calls.get(id)?.files?.next();
      if (batch && batch.done !== true) return batch.value;
      calls.delete(id);
      return null;
    },
    release: (id: number): void => {
      calls.get(id)?.control.abort();
      calls.delete(id);
    },
  };
}

interface Opened {
  readonly repositories: AnalizadorRepositorios;
  readonly pool: WarmPool;
}

/** Creates the analyser with the server's settings, and removes the clones of a runner that died before this one. */
function open(server: () => Server, settings: RunnerSettings): Opened {
  const log = (text: string): void => {
    sendQuietly(server().log.asEvent(text));
  };
  const pool = createWarmPool(settings);
  const repositories = createAnalizadorRepositorios({ ...settings, warmPool: pool, log });
  repositories.barrer().catch((error: unknown) => {
    log(String(error));
  });
  return { repositories, pool };
}

/** Callbacks of an analysis, which the server serves; `stop` sends the last progress. */
function callbacksOf(server: () => Server, id: number) {
  const progress = throttle(progressMs, (step: Parameters<ServerFunctions['progress']>[1]) => {
    sendQuietly(server().progress.asEvent(id, step));
  });
  const callbacks = {
    conocidos: (blobs: readonly BlobDeRuta[]) => server().known(id, blobs),
    alProgresar: progress.set,
    alMedir: (measures: Readonly<Record<string, number>>): void => {
      sendQuietly(server().measured.asEvent(id, measures));
    },
  };
  return { callbacks, stop: progress.stop };
}

/** The functions of this runner. */
function createFunctions(server: () => Server): RunnerFunctions {
  const { begin, end, next, release } = createCalls();
  let opened: Opened | null = null;
  const repositories = (): AnalizadorRepositorios => {
    if (opened === null) throw new Error('the runner was not opened');
    return opened.repositories;
  };
  return {
    open: (settings) => {
      opened = open(server, settings);
    },
    analyse: async (id, request) => {
      const call = begin(id);
      const { signal } = call.control;
      const { callbacks, stop } = callbacksOf(server, id);
      const result = repositories().analizar({ ...request, signal, ...callbacks });
      const given = await answer(result.then((one) => summaryOf(one, call))).finally(stop);
      if (!given.ok) end(id);
      return given;
    },
    past: (id, request) => {
      const { signal } = begin(id).control;
      const { callbacks, stop } = callbacksOf(server, id);
      const result = repositories().pasado({ ...request, signal, ...callbacks });
      return answer(result).finally(() => {
        stop();
        end(id);
      });
    },
    next,
    release,
    branch: (id, request) => {
      const { signal } = begin(id).control;
      return answer(repositories().punta({ ...request, signal })).finally(() => {
        end(id);
      });
    },
    changes: (id, request) => {
      const { signal } = begin(id).control;
      return answer(repositories().contarCambios({ ...request, signal })).finally(() => {
        end(id);
      });
    },
    sweep: () => repositories().barrer(),
    warm: () => opened?.pool.warm() ?? Promise.resolve(),
  };
}

/** The result without its functions, which cannot be sent; its batches of files are kept for `next`. */
function summaryOf(result: ResultadoAnalisis, call: OpenCall): AnalysisSummary {
  const { lotes, soltar: _release, ...summary } = result;
  call.files = lotes[Symbol.asyncIterator]();
  return summary;
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
