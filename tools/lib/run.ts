import { spawn, type ChildProcess } from 'node:child_process';

import { bootstrapVariable } from '../runtime/end-with-parent.mjs';
import { npmCommand } from '../runtime/npm.mjs';
import { root } from './paths.ts';

export interface RunOptions {
  env?: Record<string, string>;
  capture?: boolean;
  quiet?: boolean;
  cwd?: string;
}
export interface RunResult {
  code: number;
  output: string;
}

const running = new Set<ChildProcess>();

/** Functions to run when the script is interrupted, for what it started outside `run`. */
const cleanups = new Set<() => Promise<void>>();

const forwarded: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Children die with the script that started them. */
function forward(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
  void Promise.allSettled([...cleanups].map((cleanup) => cleanup())).then(() => process.exit(130));
}

/** Holds signals only while there is something to end: a program that takes over this process has its own. */
function watchSignals() {
  for (const signal of forwarded) {
    process.off(signal, forward);
    if (running.size + cleanups.size > 0) process.on(signal, forward);
  }
}

/**
 * Runs `cleanup` when the script is interrupted.
 * @returns function that cancels this; it returns whether `cleanup` was still registered
 */
export function onInterrupt(cleanup: () => Promise<void>): () => boolean {
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
 */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, capture = false, quiet = false, cwd = root }: RunOptions = {},
): Promise<RunResult> {
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
    const collect = (chunk: Buffer) => {
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

const parentWatch = new URL('../runtime/watch-parent.mjs', import.meta.url).href;

/**
 * Runs a JavaScript program with this same Node. It ends with this process, also when this one is killed; so do
 * the processes that it forks.
 */
export function runNode(args: readonly string[], options: RunOptions = {}) {
  const env = { ...options.env, [bootstrapVariable]: String(process.pid) };
  return run(process.execPath, ['--import', parentWatch, ...args], { ...options, env });
}

/** Runs npm. */
export function runNpm(args: readonly string[], options?: RunOptions) {
  const npm = npmCommand(args);
  return run(npm.command, npm.args, options);
}
