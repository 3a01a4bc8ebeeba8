import { spawn } from 'node:child_process';

import { npmCommand } from '../runtime/npm.mjs';
import { root } from './paths.mjs';

/** @typedef {{ env?: Record<string, string>, capture?: boolean, quiet?: boolean, cwd?: string }} RunOptions */
/** @typedef {{ code: number, output: string }} RunResult */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Run when the script is interrupted: what it started outside `run`. @type {Set<() => Promise<void>>} */
const cleanups = new Set();

/** @type {readonly NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Children die with the script that started them.
 * @param {NodeJS.Signals} signal
 */
async function forward(signal) {
  for (const child of running) child.kill(signal);
  await Promise.allSettled([...cleanups].map((cleanup) => cleanup()));
  process.exit(130);
}

/** Holds signals only while there is something to end: a program that takes over this process has its own. */
function watchSignals() {
  for (const signal of forwarded) {
    process.off(signal, forward);
    if (running.size + cleanups.size > 0) process.on(signal, forward);
  }
}

/**
 * Runs something when the script is interrupted, until it is called off.
 * @param {() => Promise<void>} cleanup
 * @returns {() => boolean} calls it off; whether it still stood
 */
export function onInterrupt(cleanup) {
  cleanups.add(cleanup);
  watchSignals();
  return () => {
    const stood = cleanups.delete(cleanup);
    watchSignals();
    return stood;
  };
}

/**
 * Runs a program to its end in the repository's root. With `capture` its output is returned instead of shown; with `quiet`
 * it goes to standard error.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { env = {}, capture = false, quiet = false, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : quiet ? 2 : 'inherit', capture ? 'pipe' : 'inherit'],
    });
    running.add(child);
    watchSignals();
    const ended = () => {
      running.delete(child);
      watchSignals();
    };
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      ended();
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      ended();
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a JavaScript program with this same Node.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Runs npm.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const npm = npmCommand(args);
  return run(npm.command, npm.args, options);
}
