import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { bootstrapVariable, endWithParent } from './end-with-parent.mjs';
import { MissingRuntime, nodeBinary } from './node-binary.mjs';

const bootstrap = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Passes signals on. A terminal sends its SIGINT to the child as well, and a second one would cut an orderly stop short.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  for (const signal of signals)
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
}

/**
 * Ends this process the way the child ended.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function endLike(code, signal) {
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** The Node to start; ends the process where none is found, or where this process was started as that Node and is too old. */
function findNode() {
  try {
    if (process.env[bootstrapVariable] !== undefined)
      throw new MissingRuntime(`El Node que debía ser 24 o posterior es el ${process.versions.node}.`);
    return nodeBinary();
  } catch (error) {
    if (!(error instanceof MissingRuntime)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

/**
 * Starts the bootstrap once more on a newer Node, and ends as that one does.
 * @param {string} program
 * @param {readonly string[]} args
 */
export function handOver(program, args) {
  const child = spawn(findNode(), [bootstrap, program, ...args], {
    env: { ...process.env, [bootstrapVariable]: String(process.pid) },
    stdio: 'inherit',
  });
  forwardSignals(child);
  endWithParent();
  child.on('exit', endLike);
}
