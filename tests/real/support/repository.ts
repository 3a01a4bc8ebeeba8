import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleFolder, type Sample } from './samples.ts';

/** A working copy of a sample project, in a folder of its own. */
export interface Repository {
  readonly folder: string;
  write(path: string, text: string): Promise<void>;
  read(path: string): Promise<string>;
  remove(): Promise<void>;
}

export async function cloneSample(sample: Sample): Promise<Repository> {
  const folder = await mkdtemp(join(tmpdir(), 'mantenible-repositorio-'));
  await cp(sampleFolder(sample), folder, { recursive: true });
  return {
    folder,
    write: (path, text) => writeFile(join(folder, path), text),
    read: (path) => readFile(join(folder, path), 'utf8'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
