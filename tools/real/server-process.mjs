import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { pause, stopOnce } from './system.mjs';

/** @typedef {{ uid: number, gid: number } | Record<string, never>} Owner */
/**
 * @typedef {object} Command
 * @property {string} name for messages
 * @property {string} folder of its own, which holds its log and is removed at its stop
 * @property {string} program
 * @property {readonly string[]} args
 * @property {Record<string, string>} [env] beside this process's own
 * @property {string} [cwd]
 * @property {Owner} [owner]
 * @property {NodeJS.Signals} [signal] that ends it with its data written; SIGTERM by default
 */
/** @typedef {{ ready: (seconds: number, attempt: () => Promise<boolean>) => Promise<void>, stop: () => Promise<void> }} ServerProcess */

const graceMs = 30_000;
const tailLines = 30;

/**
 * Starts a server in a process group of its own, with its output in a log: a script that starts Java must end with
 * it. `ready` repeats an attempt once a second until it answers true; it fails at once, with the log's end, when the
 * server ends early, and stops whatever did not become ready.
 * @param {Command} command
 * @returns {ServerProcess}
 */
export function startServerProcess({
  name,
  folder,
  program,
  args,
  env,
  cwd,
  owner = {},
  signal = 'SIGTERM',
}) {
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  const stdio = /** @type {const} */ (['ignore', output, output]);
  const options = { ...owner, cwd: cwd ?? folder, env: { ...process.env, ...env }, detached: true };
  const server = spawn(program, [...args], { ...options, stdio: [...stdio] });
  closeSync(output);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('exit', (code, by) => resolve(by ?? `código ${String(code)}`));
  });
  const stop = stopOnce(async () => {
    server.kill(signal);
    const patience = setTimeout(() => killGroup(server.pid), graceMs);
    await ended;
    clearTimeout(patience);
    killGroup(server.pid);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  /** @type {ServerProcess['ready']} */
  const ready = async (seconds, attempt) => {
    const failure = await firstAnswer(ended, seconds, attempt);
    if (failure === null) return;
    const tail = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-tailLines).join('\n');
    await stop();
    throw new Error(`${name} ${failure}. Final de su registro:\n${tail}`);
  };
  return { ready, stop };
}

/**
 * Null once an attempt has succeeded, otherwise what went wrong.
 * @param {Promise<string>} ended
 * @param {number} seconds
 * @param {() => Promise<boolean>} attempt
 */
async function firstAnswer(ended, seconds, attempt) {
  const early = ended.then((how) => `terminó antes de estar listo (${how})`);
  for (let second = 0; second < seconds; second += 1) {
    const answered = attempt().catch(() => false);
    const state = await Promise.race([early, answered]);
    if (state === true) return null;
    const waited = typeof state === 'string' ? state : await Promise.race([early, pause(1000)]);
    if (typeof waited === 'string') return waited;
  }
  return `no respondió en ${String(seconds)} s`;
}

/** What is left of a group whose first process has ended, or will not. @param {number | undefined} pid */
function killGroup(pid) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}
