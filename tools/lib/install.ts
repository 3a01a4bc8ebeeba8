import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from './paths.ts';
import { runNpm } from './run.ts';

export interface LockEntry {
  version?: string;
  link?: boolean;
  optional?: boolean;
  peer?: boolean;
  devOptional?: boolean;
}

export interface Lockfile {
  packages: Record<string, LockEntry>;
}

/**
 * Whether the installed packages are those of the lockfile. Optional packages may be missing: those of other
 * platforms always are.
 * @param locked package-lock.json
 * @param installed node_modules/.package-lock.json
 */
export function isInstalled(locked: Lockfile, installed: Lockfile) {
  return Object.entries(locked.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const found = installed.packages[path];
    if (found) return found.version === entry.version;
    return Boolean(entry.optional ?? entry.peer ?? entry.devOptional);
  });
}

async function readLock(path: string): Promise<Lockfile | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Lockfile;
  } catch {
    return null;
  }
}

/**
 * Installs with `npm ci` when node_modules is missing, incomplete or older than the lockfile. Standard output stays empty:
 * it belongs to the command that follows.
 */
export async function ensureInstalled() {
  const locked = await readLock(join(root, 'package-lock.json'));
  const installed = await readLock(join(root, 'node_modules/.package-lock.json'));
  if (locked && installed && isInstalled(locked, installed)) return;
  console.error('Instalando las dependencias (la primera vez tarda uno o dos minutos)…');
  const { code } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  if (code === 0) return;
  console.error('No se pudieron instalar las dependencias. Revise la conexión a internet y repita la orden.');
  process.exit(code);
}
