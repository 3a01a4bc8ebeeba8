import { spawn } from 'node:child_process';

import { root } from './paths.mjs';

/** @typedef {{ env?: Record<string, string>, capture?: boolean, quiet?: boolean, cwd?: string }} RunOptions */
/** @typedef {{ code: number, output: string }} RunResult */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Run when the script is interrupted: what it started outside `run`. @type {Set<() => Promise<void>>} */
export const cleanups = new Set();

/**
 * Children die with the script that started them.
 * @param {NodeJS.Signals} signal
 */
async function forward(signal) {
  for (const child of running) child.kill(signal);
  await Promise.allSettled([...cleanups].map((cleanup) => cleanup()));
  process.exit(130);
}

/** @type {readonly NodeJS.Signals[]} */
const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of forwarded) process.on(signal, forward);

/** Gives signals back to whoever takes over this process. */
export function stopForwarding() {
  for (const signal of forwarded) process.off(signal, forward);
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
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      running.delete(child);
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
 * Runs npm with the copy that started this script where there is one: on Windows `npm` is not a program that
 * can be spawned.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options) {
  const cli = process.env['npm_execpath'];
  return cli?.endsWith('.js') ? runNode([cli, ...args], options) : run('npm', args, options);
}
