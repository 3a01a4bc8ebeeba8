import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../../tools/lib/paths.ts';
import { freePort } from '../../tests/doubles/src/index.ts';
import { pause, stopOnce } from '../../tools/lib/system.ts';

export interface Server {
  origin: string;
  pid: number;
  startMs: number;
  stop: () => Promise<void>;
}

/** Rate limits are raised by configuration: they would be measured instead of the product. */
export const raisedLimits = {
  LIMIT_READS: '1000000',
  LIMIT_WORK: '3600',
  LIMIT_WRITES: '1000000',
  QUOTA_PROJECTS: '1000000',
  QUOTA_TESTS: '1000000',
  LIMIT_ADDRESS_FACTOR: '10000',
};

/** How the image and the unit of systemd start the product (`deploy/`). */
const deployed = { nodeArgs: ['--max-semi-space-size=16'], env: { MALLOC_ARENA_MAX: '2' } };

/**
 * Starts a program in a process of its own and waits until `path` answers 200.
 * @param script relative to `folder`, a checkout
 */
export async function startServer(
  script: string,
  path: string,
  env: Record<string, string>,
  nodeArgs: readonly string[] = deployed.nodeArgs,
  folder: string = root,
): Promise<Server> {
  const port = await freePort();
  const begin = performance.now();
  const child = spawn(process.execPath, [...nodeArgs, join(folder, script)], {
    cwd: folder,
    env: {
      ...process.env,
      ...deployed.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // However this process ends, it leaves no server running.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  const stop = stopOnce(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  try {
    await untilReady(origin + path, child, begin + 60_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, pid: child.pid ?? 0, startMs: performance.now() - begin, stop };
}

/** Resident memory; read from /proc, which only Linux has. */
export function memoryOf({ pid }: Server) {
  if (process.platform !== 'linux') return 'sin dato';
  const kb = /VmRSS:\s+(?<kb>\d+)/u.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'));
  return `${(Number(kb?.groups?.['kb'] ?? NaN) / 1024).toFixed(0)} MB`;
}

/** Asks every 20 ms, so that start times are that exact. */
async function untilReady(url: string, child: ChildProcess, deadline: number) {
  while (performance.now() < deadline && child.exitCode === null) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(20);
  }
  throw new Error(`${url} did not answer`);
}

/** A data folder for one run. */
export async function withDataDir<T>(use: (folder: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'mantenible-bench-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
