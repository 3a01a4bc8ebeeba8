import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { descendantsOf, endWithTests, eventually, freePort } from '@mantenible/doubles';

const user = 'mantenible';

/** A PostgreSQL cluster of a test, on loopback, whose processes the test stops, kills and starts again. */
export interface Cluster {
  readonly url: string;
  readonly port: number;
  start(settings?: readonly string[]): Promise<void>;
  /** SIGSTOP or SIGCONT to all processes of the server. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** PostgreSQL's fast shutdown. */
  stop(): Promise<void>;
  /** SIGKILL to all processes at once, as when the machine's kernel ends them. */
  kill(): Promise<void>;
  /** A synchronous copy of this running cluster, started; commits here wait for it from then on. */
  standby(): Promise<Cluster>;
  promote(): void;
  remove(): Promise<void>;
}

/**
 * Creates a cluster in `folder`, or in a temporary one, and starts it with a free port. `log` is another folder for its
 * write-ahead log.
 */
export async function startCluster(
  folder = mkdtempSync(join(tmpdir(), 'mantenible-cluster-')),
  log: string | null = null,
): Promise<Cluster> {
  own(folder);
  if (log !== null) own(log);
  const initialise = ['-D', join(folder, 'data'), '-U', user, '-A', 'trust', '-E', 'UTF8'];
  program('initdb', [
    ...initialise,
    '--locale=C.UTF-8',
    ...(log === null ? [] : ['--waldir', join(log, 'wal')]),
  ]);
  const cluster = clusterIn(folder, await freePort());
  await cluster.start();
  return cluster;
}

function clusterIn(folder: string, port: number): Cluster {
  const data = join(folder, 'data');
  const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
  const place = ['-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1'];
  let server: ChildProcess | null = null;
  const running = () => [server?.pid ?? 0, ...descendantsOf(server?.pid ?? 0).map(({ pid }) => pid)];
  const hasEnded = () => server?.exitCode !== null || server.signalCode !== null;
  const killAll = () => {
    if (!hasEnded()) running().forEach(killHard);
  };
  const end = async (signal: () => void) => {
    if (server === null || hasEnded()) return;
    const ended = once(server, 'exit');
    signal();
    await ended;
  };
  const cluster: Cluster = {
    url,
    port,
    start: async (settings = []) => {
      const flags = [...settings, `unix_socket_directories=${folder}`].flatMap((one) => ['-c', one]);
      server = endWithTests(
        spawn(path('postgres'), ['-D', data, ...place, ...flags], {
          ...owner(),
          cwd: '/',
          stdio: ['ignore', 'ignore', process.env['CLUSTER_LOG'] === '1' ? 'inherit' : 'ignore'],
        }),
      );
      await answers(port, server);
    },
    signalAll: (signal) => {
      for (const pid of running()) process.kill(pid, signal);
    },
    stop: () => end(() => server?.kill('SIGINT')),
    kill: () => end(killAll),
    standby: () => standbyOf(url, port),
    promote: () => {
      program('pg_ctl', ['promote', '-w', '-D', data]);
    },
    remove: async () => {
      await cluster.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return cluster;
}

/** Copies a running cluster and makes its commits wait for the copy. */
async function standbyOf(url: string, port: number): Promise<Cluster> {
  const copy = mkdtempSync(join(tmpdir(), 'mantenible-cluster-'));
  own(copy);
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', user];
  program('pg_basebackup', [...from, '-D', join(copy, 'data'), '-R', '-X', 'stream', '-c', 'fast']);
  const second = clusterIn(copy, await freePort());
  await second.start();
  sql(url, "alter system set synchronous_standby_names = '*'");
  sql(url, 'select pg_reload_conf()');
  return second;
}

function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

const path = (name: string): string => join(process.env['POSTGRES_PROGRAMS'] ?? '', name);

/** PostgreSQL refuses to run as root: the user of Debian's package owns it then. */
function owner(): { uid?: number; gid?: number } {
  const [uid, gid] = [process.env['POSTGRES_UID'], process.env['POSTGRES_GID']].map(Number);
  return uid && gid ? { uid, gid } : {};
}

function own(folder: string): void {
  const { uid, gid } = owner();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

function program(name: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(path(name), args, { ...owner(), cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
}

/** Runs a statement with psql; returns its output without headings. */
export function sql(url: string, statement: string): string {
  const { status, stdout, stderr } = spawnSync(path('psql'), ['-XAt', url, '-c', statement], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

async function answers(port: number, server: ChildProcess): Promise<void> {
  const ready = ['-q', '-h', '127.0.0.1', '-p', String(port), '-U', user];
  const isReady = await eventually(() => {
    if (server.exitCode !== null) return false;
    if (spawnSync(path('pg_isready'), ready).status !== 0) throw new Error('PostgreSQL does not answer');
    return true;
  });
  if (!isReady) throw new Error(`PostgreSQL ended with ${String(server.exitCode)}`);
}
