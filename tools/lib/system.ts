import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onInterrupt, run } from './run.ts';

/** User and group that a program runs as; empty for those of the script itself. */
export type Owner = { uid: number; gid: number } | Record<string, never>;

/** Failure that the person can correct; shown without a stack. */
export class MissingProgram extends Error {}

/** A server's stop that does its work once, and by itself when the script is interrupted. */
export function stopOnce(stop: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (callOff()) await stop();
  };
  const callOff = onInterrupt(once);
  return once;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls `start` with a new temporary folder, which is removed where that fails or is interrupted. */
export async function inOwnFolder<T>(name: string, start: (folder: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), `mantenible-${name}-`));
  const remove = () => rm(folder, { recursive: true, force: true });
  const callOff = onInterrupt(remove);
  try {
    return await start(folder);
  } catch (error) {
    await remove();
    throw error;
  } finally {
    callOff();
  }
}

/**
 * User for a server that refuses to run as root: the given one where the script runs as root, otherwise the script's
 * own.
 */
export async function otherThanRoot(user: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, user], { capture: true })));
  const [uid = NaN, gid = NaN] = ids.map(({ output }) => Number(output));
  return { uid, gid };
}

export async function unpack(zip: string, folder: string) {
  const { code, output } = await run('unzip', ['-q', zip, '-d', folder], { capture: true });
  if (code !== 0) throw new Error(`unzip failed: ${output}`);
}

/** A program's full path, or null. */
export async function findProgram(name: string) {
  const { code, output } = await run('sh', ['-c', `command -v ${name}`], { capture: true });
  return code === 0 ? output.trim() : null;
}

/**
 * Creates a function that runs its tasks one after the other: parallel package managers lock or damage each other's
 * folders.
 */
export function inTurn(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
}

const installing = inTurn();

/** Installs Debian packages in CI, where the machine is temporary; elsewhere reports the missing ones. */
export async function installInCi(what: string, packages: readonly string[]) {
  const hint = `Falta ${what}. Instálelo (en Debian: apt-get install ${packages.join(' ')}) y repita la orden.`;
  const root = process.getuid?.() === 0;
  if (process.env['CI'] !== 'true' || !root || !existsSync('/usr/bin/apt-get'))
    throw new MissingProgram(hint);
  if (!(await installing(() => aptInstall(packages)))) throw new MissingProgram(hint);
}

async function aptInstall(packages: readonly string[]) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await run('apt-get', ['update', '-qq'], { capture: true });
    const { code } = await run('apt-get', ['install', '-y', '-qq', ...packages], { env, capture: true });
    if (code === 0) return true;
    await pause(5000 * attempt);
  }
  return false;
}
