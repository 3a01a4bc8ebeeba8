import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', 'datos']);
const isTest = /\.test\.tsx?$/u;

/** Files below a folder (or the file itself), without builds, installed packages and tests. */
async function sourceFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) return [path];
  const kept = entries.filter((entry) => !skipped.has(entry.name) && !isTest.test(entry.name));
  const nested = await Promise.all(
    kept.map(async (entry) => {
      const full = join(path, entry.name);
      return entry.isDirectory() ? await sourceFiles(full) : [full];
    }),
  );
  return nested.flat();
}

/**
 * One hash over names and contents of everything below `paths`, the same on every platform and checkout.
 * @param paths relative to `base`
 */
export async function sourceHash(base: string, paths: readonly string[]) {
  const files = (await Promise.all(paths.map((path) => sourceFiles(join(base, path))))).flat().sort();
  const hash = createHash('sha256');
  const contents = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.alloc(0))));
  for (const [index, file] of files.entries()) {
    const content = contents[index] ?? Buffer.alloc(0);
    hash.update(`${relative(base, file).split(sep).join('/')}\0${String(content.length)}\0`).update(content);
  }
  return hash.digest('hex');
}
