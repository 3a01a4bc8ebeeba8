import { Worker } from 'node:worker_threads';

const intervalMs = 1000;

/** Program of a separate thread that kills the process after its parent: the main thread may compute without end. */
const program = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${intervalMs});
`;
const smallHeap = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };

/**
 * Kills this process within a second after its parent has ended, except on Windows, where the id of the
 * parent does not change. The end of the input is not enough: a process that computes does not read its input.
 */
export function endWithParent(): void {
  const options = { eval: true, workerData: process.ppid, env: {}, execArgv: [], resourceLimits: smallHeap };
  new Worker(program, options).unref();
}
