import { hostname } from 'node:os';
import { closeSync, openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { tryLock } from './native-lock.mjs';

/** The data folder belongs to another running process. */
export class DataFolderLocked extends Error {
  override readonly name = 'DataFolderLocked';

  constructor(dataDir: string, holder: string) {
    super(
      `La carpeta de datos ${dataDir} está en uso por otro servidor (${holder}): ` +
        'deténgalo antes de iniciar este, o dé a este otra carpeta con DATA_DIR.',
    );
  }
}

/**
 * Locks the folder for this process and returns the release function. The kernel holds the lock, so
 * it ends with the process in any case; the note about the holder is a separate file, because Windows
 * allows no read of a locked file.
 * @throws DataFolderLocked naming the holder
 */
export async function lockFolder(dataDir: string): Promise<() => void> {
  // A bare descriptor: the garbage collector closes a FileHandle without references, which would
  // release the lock.
  const descriptor = openSync(join(dataDir, 'cerrojo'), 'a', 0o600);
  const note = join(dataDir, 'cerrojo.json');
  try {
    if (!tryLock(descriptor)) throw new DataFolderLocked(dataDir, await describeHolder(note));
    const holder = { pid: process.pid, host: hostname(), inicio: new Date().toISOString() };
    await writeFile(note, JSON.stringify(holder), { mode: 0o600 });
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  return () => {
    closeSync(descriptor);
  };
}

async function describeHolder(note: string): Promise<string> {
  try {
    const holder: unknown = JSON.parse(await readFile(note, 'utf8'));
    if (isHolder(holder)) return `proceso ${holder.pid} en ${holder.host}, iniciado ${holder.inicio}`;
  } catch {
    // The holder may be writing the note at this moment: the refusal then comes without the details.
  }
  return 'proceso desconocido';
}

function isHolder(value: unknown): value is { pid: number; host: string; inicio: string } {
  return (
    typeof value === 'object' && value !== null && 'pid' in value && 'host' in value && 'inicio' in value
  );
}
