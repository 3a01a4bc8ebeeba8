import { readdirSync, readFileSync } from 'node:fs';

/** A file of a process below `/proc`; '' for a process that has ended. */
function readProcFile(pid: number, name: 'stat' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Whether a process with this id runs; a zombie has ended. */
export function isRunning(pid: number): boolean {
  const stat = readProcFile(pid, 'stat');
  return stat !== '' && !stat.includes(') Z ');
}

/** Ids of a process's running children whose command contains this text. */
export function childrenOf(parent: number, command: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)
    .filter((pid) => {
      const [, found] = /\) [^XZ] (?<parent>\d+)/u.exec(readProcFile(pid, 'stat')) ?? [];
      return Number(found) === parent && readProcFile(pid, 'cmdline').includes(command);
    });
}
