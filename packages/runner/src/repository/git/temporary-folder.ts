import { lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = 'clon-';
const open = new Set<string>();

/** Runs a task in a folder of its own, which is removed whether the task succeeds or fails. */
export async function withTemporaryFolder<T>(
  root: string,
  task: (carpeta: string) => Promise<T>,
): Promise<T> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await requireOwn(root);
  // The process id in the name separates leftovers of a dead process from folders in use.
  const carpeta = await mkdtemp(join(root, `${prefix}${process.pid}-`));
  open.add(carpeta);
  try {
    return await task(carpeta);
  } finally {
    await rm(carpeta, { recursive: true, force: true, maxRetries: 5 });
    open.delete(carpeta);
  }
}

/** In a shared temporary folder another user could have created it before, and could exchange the clones. */
async function requireOwn(root: string): Promise<void> {
  const stat = await lstat(root);
  const foreign = process.getuid !== undefined && stat.uid !== process.getuid();
  if (!stat.isDirectory() || foreign) throw new Error(`not a folder of our own: ${root}`);
}

/** Removes folders whose process has ended. */
export async function barrerCarpetas(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  const leftovers = names.filter((name) => name.startsWith(prefix) && !inUse(root, name));
  await Promise.all(leftovers.map((name) => rm(join(root, name), { recursive: true, force: true })));
}

function inUse(root: string, name: string): boolean {
  const pid = Number(name.slice(prefix.length).split('-', 1)[0]);
  if (pid === process.pid) return open.has(join(root, name));
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
