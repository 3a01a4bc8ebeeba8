import { lstat, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const prefix = 'clon-';
const open = new Set<string>();

/** Runs a task in a new folder, which is removed whether the task succeeds or fails. */
export async function withTemporaryFolder<T>(root: string, task: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await requireOwn(root);
  // The owner in the name separates leftovers of a dead process from folders in use.
  const folder = await mkdtemp(join(root, `${prefix}${process.pid}-${(await startOf(process.pid)) ?? ''}-`));
  open.add(folder);
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    open.delete(folder);
  }
}

/** In a shared temporary folder another user could have created it before, and could exchange the clones. */
async function requireOwn(root: string): Promise<void> {
  const stat = await lstat(root);
  const foreign = process.getuid !== undefined && stat.uid !== process.getuid();
  if (!stat.isDirectory() || foreign) throw new Error(`not a folder of our own: ${root}`);
}

/** Removes folders whose process has ended. */
export async function sweepFolders(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  await Promise.all(
    names
      .filter((name) => name.startsWith(prefix))
      .map(async (name) => {
        const path = join(root, name);
        if (!(await inUse(path, name))) await rm(path, { recursive: true, force: true });
      }),
  );
}

async function inUse(path: string, name: string): Promise<boolean> {
  const [pid, start] = name.slice(prefix.length).split('-');
  if (Number(pid) === process.pid) return open.has(path);
  return start !== undefined && start === (await startOf(Number(pid)));
}

/**
 * When a process began, null for one that has ended. Linux counts in ticks since the system's start;
 * elsewhere the result is the same for every running process. The process id alone is not enough: a
 * container assigns the same ids after each restart, and ids of zombies stay taken when the first
 * process does not reap its children.
 */
async function startOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The program's name stands in parentheses and may hold spaces: what follows begins with the state.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return stat === '' || state === 'Z' || state === 'X' ? null : (rest[18] ?? null);
  }
  try {
    process.kill(pid, 0);
    return 'running';
  } catch (error) {
    // The process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'running' : null;
  }
}
