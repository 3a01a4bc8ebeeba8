import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

/** Creates a folder that is removed when the running test ends. */
export async function tempDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mantenible-db-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
