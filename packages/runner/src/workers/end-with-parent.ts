import { Worker } from 'node:worker_threads';

const intervalMs = 1000;

/** Runs in a thread of its own: the main thread of a worker may compute without end. */
const program = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, ${intervalMs});
`;
const smallHeap = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 };

/**
 * Kills this process within a second after its parent has ended, but on Windows, where a parent's id
 * remains. The end of the input is not enough: a process that computes does not read it.
 */
export function endWithParent(): void {
  const options = { eval: true, workerData: process.ppid, env: {}, execArgv: [], resourceLimits: smallHeap };
  new Worker(program, options).unref();
}
