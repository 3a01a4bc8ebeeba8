import { chmod, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder and all files and folders in it private to this account, and syncs them to disk. */
export async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else await syncFile(path);
  }
  await chmod(folder, 0o700);
  await syncFolder(folder);
}

/** Writes a folder's own entries to disk, so that a rename in it survives a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; its file systems write folder entries through.
  if (process.platform !== 'win32') await sync(folder, 'r');
}

async function syncFile(path: string): Promise<void> {
  await chmod(path, 0o600);
  await sync(path, 'r+');
}

async function sync(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
