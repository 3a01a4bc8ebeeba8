import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { endWithTests } from '../../tests/doubles/src/index.ts';
import { pause, stopOnce, type Owner } from '../lib/system.ts';

interface Command {
  name: string;
  folder: string;
  program: string;
  args: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  owner?: Owner;
  signal?: NodeJS.Signals;
}
export interface ServerProcess {
  ready: (seconds: number, attempt: () => Promise<boolean>) => Promise<void>;
  stop: () => Promise<void>;
}

const graceMs = 30_000;
const tailLines = 30;

/**
 * Starts a server in a process group of its own, with its output in a log: a script that starts Java must end with
 * it. `ready` repeats an attempt once a second until it answers true; it fails at once, with the log's end, when the
 * server ends early, and stops whatever did not become ready.
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
}: Command): ServerProcess {
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  const stdio = ['ignore', output, output] as const;
  const options = { ...owner, cwd: cwd ?? folder, env: { ...process.env, ...env }, detached: true };
  const server = endWithTests(spawn(program, [...args], { ...options, stdio: [...stdio] }));
  closeSync(output);
  const ended = new Promise<string>((resolve) => {
    server.once('error', (error) => {
      resolve(error.message);
    });
    server.once('exit', (code, by) => {
      resolve(by ?? `código ${String(code)}`);
    });
  });
  const stop = stopOnce(async () => {
    server.kill(signal);
    const patience = setTimeout(() => {
      killGroup(server.pid);
    }, graceMs);
    await ended;
    clearTimeout(patience);
    killGroup(server.pid);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const ready: ServerProcess['ready'] = async (seconds, attempt) => {
    const failure = await firstAnswer(ended, seconds, attempt);
    if (failure === null) return;
    const tail = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-tailLines).join('\n');
    await stop();
    throw new Error(`${name} ${failure}. Final de su registro:\n${tail}`);
  };
  return { ready, stop };
}

/** Null once an attempt has succeeded, otherwise what went wrong. */
async function firstAnswer(ended: Promise<string>, seconds: number, attempt: () => Promise<boolean>) {
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

/** Kills what is left of a process group: of one whose first process has ended, or does not end by itself. */
function killGroup(pid: number | undefined) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}
