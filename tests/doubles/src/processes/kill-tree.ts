import { descendantsOf } from './system-processes.ts';

/** Kills a process, its process group, and every process below it with its group. */
export function killTree(pid: number): void {
  // Read before the kill, which hands the children to another parent.
  const below = descendantsOf(pid).map((one) => one.pid);
  for (const one of [pid, ...below]) {
    kill(-one);
    kill(one);
  }
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended, or leads no group.
  }
}
