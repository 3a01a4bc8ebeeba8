import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { descendantsOf, endWithTests, readProcess } from '../../tests/doubles/src/index.ts';
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
  ready: (idleSeconds: number, attempt: () => Promise<boolean>) => Promise<void>;
  stop: () => Promise<void>;
}

const graceMs = 30_000;
const tailLines = 30;
/** Clock ticks in a second below which a server is idle: 5 % of a core. */
const idleTicks = 5;

/**
 * Starts a server in a process group of its own, with its output in a log: a script that starts Java must end with
 * it. `ready` repeats an attempt once a second until it answers true. It gives up after so many seconds in which the
 * server did no work: a slow machine alone never ends the wait. It fails at once, with the log's end, when the server
 * ends early, and stops whatever did not become ready.
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
  const ready: ServerProcess['ready'] = async (idleSeconds, attempt) => {
    const failure = await firstAnswer({ ended, idleSeconds, attempt, ticks: () => ticksOf(server.pid) });
    if (failure === null) return;
    const tail = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-tailLines).join('\n');
    await stop();
    throw new Error(`${name} ${failure}. Final de su registro:\n${tail}`);
  };
  return { ready, stop };
}

interface Wait {
  ended: Promise<string>;
  idleSeconds: number;
  attempt: () => Promise<boolean>;
  ticks: () => number;
}

/** Null once an attempt has succeeded, otherwise what went wrong. */
async function firstAnswer({ ended, idleSeconds, attempt, ticks }: Wait) {
  const early = ended.then((how) => `terminó antes de estar listo (${how})`);
  let before = ticks();
  for (let idle = 0; idle < idleSeconds;) {
    const answered = attempt().catch(() => false);
    const state = await Promise.race([early, answered]);
    if (state === true) return null;
    const waited = typeof state === 'string' ? state : await Promise.race([early, pause(1000)]);
    if (typeof waited === 'string') return waited;
    const now = ticks();
    if (Math.abs(now - before) < idleTicks) idle += 1;
    before = now;
  }
  return `no respondió ni trabajó durante ${String(idleSeconds)} s`;
}

/** Processor time of a process and its descendants, in clock ticks. */
function ticksOf(pid: number | undefined): number {
  if (pid === undefined) return 0;
  return [readProcess(pid), ...descendantsOf(pid)].reduce((sum, one) => sum + (one?.ticks ?? 0), 0);
}

/** Kills what is left of a process group: of one whose first process has ended, or does not end by itself. */
function killGroup(pid: number | undefined) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing was left.
  }
}
