import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from './paths.ts';
import { runNpm } from './run.ts';

export interface LockEntry {
  version?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  peer?: boolean;
  devOptional?: boolean;
}

export interface Lockfile {
  packages: Record<string, LockEntry>;
}

/** What a program needs: the product with its build, or what tests and checks use too. */
export type Need = 'product' | 'everything';

/** Programs that build and run the product; each other one belongs to tests, checks or benches. */
const productPrograms = new Set([
  'tools/build.ts',
  'tools/cli.ts',
  'tools/demo.ts',
  'tools/mantenible.ts',
  'tools/start.ts',
  'tools/worker.ts',
]);

export const needOf = (program: string): Need => (productPrograms.has(program) ? 'product' : 'everything');

const isPackage = ([path, entry]: readonly [string, LockEntry]) =>
  path.includes('node_modules/') && entry.link !== true;

/**
 * Whether the installed packages are those of the lockfile. Optional packages may be missing: those of other
 * platforms always are. So may packages of tests and checks where only the product is needed.
 * @param locked package-lock.json
 * @param installed node_modules/.package-lock.json
 */
export function isInstalled(locked: Lockfile, installed: Lockfile, need: Need = 'everything') {
  return Object.entries(locked.packages)
    .filter(isPackage)
    .every(([path, entry]) => {
      const found = installed.packages[path];
      if (found) return found.version === entry.version;
      if (need === 'product' && entry.dev === true) return true;
      return Boolean(entry.optional ?? entry.peer ?? entry.devOptional);
    });
}

/**
 * Arguments of npm that bring the installed packages to those of the lockfile. A folder that has packages is changed, not
 * replaced, and keeps those of tests and checks once it has any.
 */
export function installArgs(locked: Lockfile, installed: Lockfile | null, need: Need): readonly string[] {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const developing = Object.entries(locked.packages).some(
    ([path, { dev }]) => dev === true && installed?.packages[path] !== undefined,
  );
  const omit = need === 'product' && !developing ? ['--omit=dev'] : ['--include=dev'];
  return [...(installed ? ['install', '--no-save'] : ['ci']), ...omit, ...quiet];
}

async function readLock(path: string): Promise<Lockfile | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Lockfile;
  } catch {
    return null;
  }
}

/**
 * Installs what the need lacks of the lockfile. Standard output stays empty: it belongs to the command that follows.
 */
export async function ensureInstalled(need: Need) {
  const locked = await readLock(join(root, 'package-lock.json'));
  const installed = await readLock(join(root, 'node_modules/.package-lock.json'));
  if (locked && installed && isInstalled(locked, installed, need)) return;
  console.error('Instalando las dependencias (la primera vez tarda uno o dos minutos)…');
  const { code } = await runNpm(installArgs(locked ?? { packages: {} }, installed, need), { quiet: true });
  if (code === 0) return;
  console.error('No se pudieron instalar las dependencias. Revise la conexión a internet y repita la orden.');
  process.exit(code);
}
