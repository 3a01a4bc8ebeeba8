import { readdirSync, readFileSync } from 'node:fs';

/** The file of `/proc` of a process; empty for one that has ended. */
function read(pid: number, name: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Whether a process with this id runs; a zombie has ended. */
export function isRunning(pid: number): boolean {
  const stat = read(pid, 'stat');
  return stat !== '' && !stat.includes(') Z ');
}

/** Ids of a process's running children whose command contains this text. */
export function childrenOf(parent: number, command: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => {
      const [, found] = /\) [^XZ] (?<parent>\d+)/u.exec(read(pid, 'stat')) ?? [];
      return Number(found) === parent && read(pid, 'cmdline').includes(command);
    });
}
