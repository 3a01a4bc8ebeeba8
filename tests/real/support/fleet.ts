import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@mantenible/doubles';

import {
  startServerProcess,
  startWorkerProcess,
  type ProductProcess,
  type ServerProcess,
} from '../../../apps/api/src/testing/process/server-process.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { startProxy, type Proxy } from './proxy.ts';

/** Three servers and two workers over one PostgreSQL, behind HAProxy with HTTPS and a base path. */
export interface Fleet {
  readonly cluster: Cluster;
  /** What people type, without a slash at the end. */
  readonly base: string;
  readonly servers: ServerProcess[];
  readonly workers: ProductProcess[];
  /** Kills one of the five with SIGKILL and starts another in its place, as a service manager does. */
  replace(at: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the three servers at the same time over an empty database, then the two workers, then the proxy. `settings` are
 * environment variables of servers and workers.
 */
export async function startFleet(settings: Readonly<Record<string, string>>): Promise<Fleet> {
  const cluster = await startCluster();
  try {
    return await fleetOver(cluster, settings);
  } catch (error) {
    await cluster.remove();
    throw error;
  }
}

async function fleetOver(cluster: Cluster, settings: Readonly<Record<string, string>>): Promise<Fleet> {
  const publicPort = await freePort();
  const origin = `https://127.0.0.1:${publicPort}`;
  const tmp = mkdtempSync(join(tmpdir(), 'mantenible-flota-'));
  const env = {
    ...settings,
    DATABASE_URL: cluster.url,
    PUBLIC_URL: origin,
    TRUST_PROXY: '1',
    JOBS: 'worker',
    SECRET_KEY: randomBytes(32).toString('base64'),
    TMPDIR: tmp,
  };
  // Each has an empty folder of its own: nothing but these settings is shared.
  const serverAt = (port: number) => startServerProcess({ ...env, PORT: String(port) });
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = await Promise.all(ports.map(serverAt));
  const folders = servers.map(() => mkdtempSync(join(tmp, 'obrero-')));
  const workerAt = (at: number) => startWorkerProcess({ dataDir: folders[at] ?? tmp }, env);
  const workers = await Promise.all([workerAt(0), workerAt(1)]);
  const proxy: Proxy = await startProxy(publicPort, ports);
  return {
    cluster,
    base: `${origin}/mantenible`,
    servers,
    workers,
    replace: async (at) => {
      const server = servers[at];
      if (server !== undefined) {
        await server.remove();
        servers[at] = await serverAt(ports[at] ?? 0);
        return;
      }
      const which = at - servers.length;
      await workers[which]?.ended('SIGKILL');
      workers[which] = await workerAt(which);
    },
    stop: async () => {
      await proxy.stop();
      await Promise.all(workers.map((worker) => worker.ended('SIGKILL')));
      await Promise.all(servers.map((server) => server.remove()));
      await cluster.remove();
      rmSync(tmp, { recursive: true, force: true });
    },
  };
}
