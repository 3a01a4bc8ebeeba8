// Starts the products of the journeys beside each other, each with a copy of one new database: to make one takes three
// times as long as to open one. Answers at the port of `puertoProductos` once all serve, and ends with its caller.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { endWithTests } from '@mantenible/doubles';

import { carpetaDatos, puertoProductos, productosElegidos, type Producto } from '../support/product.ts';
import { doubles, product, type Program } from './programs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = carpetaDatos();
const running = new Set<ChildProcess>();
let stopping = false;

// The product refuses secrets that others may read.
process.umask(0o077);
mkdirSync(folder);
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

function start({ args, env }: Pick<Program, 'args' | 'env'>): ChildProcess {
  const child = endWithTests(
    spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  const last = [...running].map(ended);
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(last);
  process.exit(code);
}

/** Starts a program and waits until it serves; it is not to end before the journeys do. */
async function serve(program: Program): Promise<ChildProcess> {
  const child = start(program);
  const answers = () =>
    fetch(program.url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (!running.has(child)) throw new Error(`${program.args.join(' ')} ended before it served`);
    await wait(200);
  }
  return child;
}

async function newDatabase(): Promise<string> {
  const made = join(folder, 'nueva');
  const child = await serve(product('principal', made));
  child.kill('SIGTERM');
  await ended(child);
  return made;
}

async function startSome(left: Producto[], made: string) {
  for (let producto = left.shift(); producto !== undefined; producto = left.shift()) {
    const dataDir = join(folder, producto);
    // The demonstration fills its course in a new folder alone.
    if (producto !== 'demo') cpSync(made, dataDir, { recursive: true });
    await Promise.all([...doubles(producto), product(producto, dataDir)].map(serve));
  }
}

async function startAll() {
  if ((await ended(start({ args: ['tools/build.ts'], env: {} }))) !== 0) throw new Error('the build failed');
  const made = await newDatabase();
  const left = [...productosElegidos];
  // Two at once, as cores are few: a start that takes too long fails.
  await Promise.all([startSome(left, made), startSome(left, made)]);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(0));
// The caller holds the other end: it closes whatever ends the caller.
process.stdin.once('end', () => void stop(0)).resume();
try {
  await startAll();
  createServer((_request, response) => response.end()).listen(puertoProductos(), '127.0.0.1');
} catch (error) {
  console.error(error);
  await stop(1);
}
