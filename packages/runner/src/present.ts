import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

/** Codes of the system for a path at which there is nothing. */
const absent: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP']);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** Null in place of an error that means that nothing is at the path; any other error is thrown: a refusal of the system is no absence. */
export function orAbsent(error: unknown): null {
  if (absent.has(codeOf(error))) return null;
  throw error;
}

/** The error of the system for a path that this user may not read; `ignorable` where git would leave it out if it ignored it. */
export const denied = (path: string, ignorable: boolean): Error =>
  Object.assign(new Error(`EACCES: permission denied, '${path}'`), { code: 'EACCES', path, ignorable });

/** State of a file below a folder; null where it is not there, or where a link stands on the way to it, which is not followed. */
export async function stateOf(folder: string, path: string) {
  try {
    return await lstat(join(folder, path));
  } catch (error) {
    if (await isBehindLink(folder, path)) return null;
    return orAbsent(error);
  }
}

/** Whether a folder on the way to a path is a link: what the system refuses there lies elsewhere. */
async function isBehindLink(folder: string, path: string): Promise<boolean> {
  const names = path.split('/').slice(0, -1);
  for (const index of names.keys()) {
    const way = join(folder, ...names.slice(0, index + 1));
    const state = await lstat(way).catch(() => null);
    if (state === null) return false;
    if (state.isSymbolicLink()) return true;
  }
  return false;
}
