import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

import { copyMigratedFolder } from '@mantenible/db/test';
import { endWithTests, freePort, whileAlive } from '@mantenible/doubles';

import { Browser } from '../../identity/testing/browser.ts';
import { builtProgram, type Program } from './built-programs.ts';

const claves = { admin: 'clave de prueba del admin', estudiante: 'clave de prueba de estudiante' } as const;

export interface ProductProcess {
  readonly pid: number;
  /** The output so far. */
  output(): string;
  /** Resolves once the output contains `text`. */
  printed(text: string): Promise<void>;
  /** The exit status of a process that ends by itself, or after this signal. */
  ended(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerProcess extends ProductProcess {
  readonly port: number;
  /** Origin and base path, without a slash at the end. */
  readonly base: string;
  readonly dataDir: string;
  /** An access token through the sign-in page. */
  accessToken(usuario: keyof typeof claves): Promise<string>;
  /** Ends the process when it still runs, and removes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts the built server, or that of an earlier version's sources, as a process with its own data folder, on a loopback
 * port. `base` is its own address, also when PUBLIC_URL names another one.
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>> = {},
  source: string | null = null,
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantenible-servidor-'));
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT']);
  const base = `http://127.0.0.1:${port}/mantenible`;
  // An earlier version migrates from its own first database.
  if (source === null && env['DATABASE_URL'] === undefined && env['DATA_DIR'] === undefined)
    await copyMigratedFolder(dataDir);
  const server = startProgram('main.ts', { ...environment(port, dataDir), ...env }, source);
  await server.printed(env['PUBLIC_URL'] === undefined ? `${base}/` : `${env['PUBLIC_URL']}/mantenible/`);
  return {
    ...server,
    port,
    base,
    dataDir,
    accessToken: async (usuario) => (await new Browser(base).signIn(usuario, claves[usuario])).access_token,
    remove: async () => {
      await server.ended('SIGKILL');
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Starts `worker.ts` for a server with JOBS=worker, with the server's folder of keys. */
export async function startWorkerProcess(
  server: Pick<ServerProcess, 'dataDir'>,
  env: Readonly<Record<string, string>>,
): Promise<ProductProcess> {
  const worker = startProgram('worker.ts', {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: server.dataDir,
    ...env,
  });
  await worker.printed('Ctrl+C lo detiene');
  return worker;
}

/**
 * The first bounds what V8 has not collected yet, so that measures of memory show what a program holds. By the second a
 * start costs half as much: the embedded database lives for seconds, too short for its WebAssembly to be optimised.
 */
const nodeFlags = ['--max-semi-space-size=4', '--liftoff-only'];

/** Starts a program with `env` as its whole environment. */
function startProgram(
  name: Program,
  env: Readonly<Record<string, string>>,
  source: string | null = null,
): ProductProcess {
  const program = source === null ? builtProgram(name) : join(source, name);
  const child = endWithTests(
    spawn(process.execPath, [...nodeFlags, program], {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  const closed = once(child, 'close');
  const ended = async (signal?: NodeJS.Signals) => {
    if (signal) child.kill(signal);
    await whileAlive(closed, `the end of ${name}`);
    return child.exitCode;
  };
  return { pid: child.pid ?? 0, ...recordOutput(child), ended };
}

function environment(port: number, dataDir: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    DATA_DIR: dataDir,
    // One folder for the compiled code of all test servers: each has a data folder of its own.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
    ADMIN_PASSWORD: claves.admin,
    ESTUDIANTE_PASSWORD: claves.estudiante,
    // The longest: an analysis on a busy machine is slow, not wrong.
    SCAN_SECONDS: '3000',
  };
}

function recordOutput(child: ChildProcessByStdio<null, Readable, Readable>) {
  let text = '';
  const waiting = new Set<() => void>();
  const note = (chunk: Buffer | null) => {
    text += chunk?.toString() ?? '';
    for (const look of waiting) look();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const output = () => text;
  const contains = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const there = text.includes(wanted);
        if (!there && child.exitCode === null) return;
        waiting.delete(look);
        if (there) resolve();
        else reject(new Error(`the server ended without printing ${wanted}:\n${text}`));
      };
      waiting.add(look);
      child.once('close', look);
      look();
    });
  return { output, printed: (wanted: string) => whileAlive(contains(wanted), wanted, output) };
}
