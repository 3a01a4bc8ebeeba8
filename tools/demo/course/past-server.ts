import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { freePort } from '../../../tests/doubles/src/index.ts';
import type { Environment } from '../project.ts';

/** A server whose clock is moved from outside. */
export interface PastServer {
  readonly base: string;
  readonly moveTo: (instant: Date) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Program of the server. */
  readonly program: string;
  readonly dataDir: string;
  readonly env: Environment;
  readonly start: Date;
  /** Ends the server at once, and what waits for it. */
  readonly signal?: AbortSignal;
}

/** Settings of the environment that would open the server beyond this program. */
const outside = ['PUBLIC_URL', 'METRICS_PORT', 'TRUST_PROXY', 'CORS_ORIGINS'];

/** Starts the server over a data folder, on a free port of loopback, at an earlier time. */
export async function startPastServer({
  program,
  dataDir,
  env,
  start,
  signal,
}: Options): Promise<PastServer> {
  const port = String(await freePort());
  const clock = pathToFileURL(join(import.meta.dirname, 'clock.ts')).href;
  const settings = { HOST: '127.0.0.1', PORT: port, BASE_PATH: '', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !outside.includes(name)));
  const child = spawn(process.execPath, ['--import', clock, program], {
    env: { ...kept, ...settings, DEMO_CLOCK: start.toISOString() },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  const base = `http://127.0.0.1:${port}`;
  await printed(child, base);
  return {
    base,
    moveTo: async (instant) => {
      const moved = once(child, 'message', { ...(signal && { signal }) });
      child.send(instant.toISOString());
      await moved;
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** Resolves once the process has printed a text; fails with its output where it ends before. */
function printed(child: ChildProcess, text: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolve();
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error(output.trim()));
    });
  });
}
