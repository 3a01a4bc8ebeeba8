import { Worker } from 'node:worker_threads';

const intervalMs = 1000;

/**
 * Program of a separate thread that kills the process after its parent, or when its current file takes too long: the main
 * thread may compute without end.
 */
const program = `
  const { workerData: { parent, current, seconds } } = require('node:worker_threads');
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
  let file = 0;
  let since = 0;
  setInterval(() => {
    const now = Atomics.load(current, 0);
    if (now !== file) { file = now; since = used(); }
    const isTooLong = file !== 0 && used() - since > seconds;
    if (isTooLong || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, ${intervalMs});
`;
const smallHeap = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };

/** Seconds of processor, of all threads together, after which a worker is killed by the file that it processes. */
export const maxFileSeconds = 10;

/** Names the file that this process is processing, for `endWithParent`. */
export interface CurrentFile {
  /** A file begins. */
  begin(): void;
  /** No file is being processed: the work until the next one is bounded by the runner alone. */
  none(): void;
}

/**
 * Kills this process within a second after its parent has ended, except on Windows, where the id of the
 * parent does not change. The end of the input is not enough: a process that computes does not read its input.
 * Kills it also within a second after one file has taken `maxFileSeconds` of processor: unlike the time of the clock, they
 * are the same on a busy machine.
 */
export function endWithParent(seconds = maxFileSeconds): CurrentFile {
  const current = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData = { parent: process.ppid, current, seconds };
  const options = { eval: true, workerData, env: {}, execArgv: [], resourceLimits: smallHeap };
  new Worker(program, options).unref();
  let files = 0;
  return {
    begin: () => void Atomics.store(current, 0, (files += 1)),
    none: () => void Atomics.store(current, 0, 0),
  };
}
