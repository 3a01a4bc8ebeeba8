import { lstat, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const folderPrefix = 'clon-';
/** Temporary folders in use by this process. */
const foldersInUse = new Set<string>();

/** Runs a task in a new temporary folder below `root`, which is removed afterwards, also after a failure. */
export async function withTemporaryFolder<T>(root: string, task: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await requireOwned(root);
  // The owner in the name separates leftovers of a dead process from folders in use.
  const folder = await mkdtemp(
    join(root, `${folderPrefix}${process.pid}-${(await startTimeOf(process.pid)) ?? ''}-`),
  );
  foldersInUse.add(folder);
  try {
    return await task(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    foldersInUse.delete(folder);
  }
}

/**
 * Throws unless this user owns the folder: below a shared temporary folder another user could have created it, and could
 * then exchange the clones.
 */
async function requireOwned(root: string): Promise<void> {
  const stat = await lstat(root);
  const foreign = process.getuid !== undefined && stat.uid !== process.getuid();
  if (!stat.isDirectory() || foreign) throw new Error(`not a folder of our own: ${root}`);
}

/** Removes the temporary folders below `root` whose process has ended. */
export async function sweepFolders(root: string): Promise<void> {
  const names = await readdir(root).catch(() => []);
  await Promise.all(
    names
      .filter((name) => name.startsWith(folderPrefix))
      .map(async (name) => {
        const path = join(root, name);
        if (!(await isInUse(path, name))) await rm(path, { recursive: true, force: true });
      }),
  );
}

/** Whether a process that still runs created the folder. */
async function isInUse(path: string, name: string): Promise<boolean> {
  const [pid, start] = name.slice(folderPrefix.length).split('-');
  if (Number(pid) === process.pid) return foldersInUse.has(path);
  return start !== undefined && start === (await startTimeOf(Number(pid)));
}

/**
 * Start time of a process, null for a process that has ended: on Linux in ticks since the start of the
 * system, elsewhere the same text for every running process. The process id alone does not identify a
 * process: a container assigns the same ids after each restart, and a zombie keeps its id until its
 * parent reaps it.
 */
async function startTimeOf(pid: number): Promise<string | null> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name of the program is in parentheses and may contain spaces; the fields after it begin with the state.
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
