import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import { copyMigratedFolder } from './migrated-folder.ts';

/** Creates a data folder with a migrated, empty database, which is removed when the running test ends. */
export async function migratedDir(): Promise<string> {
  const folder = await tempDir();
  await copyMigratedFolder(folder);
  return folder;
}

/** Creates a folder that is removed when the running test ends. */
export async function tempDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mantenible-db-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
