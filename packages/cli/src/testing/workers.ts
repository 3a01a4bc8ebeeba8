import { readFileSync } from 'node:fs';

/** Clock ticks of a second of processor time in Linux's /proc. */
const ticks = 100;

/** Ids of the running processes that a process has started, and of those that they have. */
export function startedBy(id: number): readonly number[] {
  const own = read(`/proc/${id}/task/${id}/children`).split(' ').filter(Boolean).map(Number);
  return own.flatMap((one) => [one, ...startedBy(one)]);
}

/** Seconds of processor time that a process used; 0 once it has ended. */
export function usedBy(id: number): number {
  // The name of a program, in parentheses, may have spaces.
  const fields = read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks;
}

/** Whether a process runs: one that ended, and waits to be read by its parent, does not. */
export const runs = (id: number): boolean => /^\S/u.test(stateOf(id)) && stateOf(id) !== 'Z';

const stateOf = (id: number): string => read(`/proc/${id}/stat`).split(') ').at(-1)?.charAt(0) ?? '';

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
