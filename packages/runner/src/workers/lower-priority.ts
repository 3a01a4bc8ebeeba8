import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const retryMs = 150;
const maxRetries = 20;

/**
 * Lowers the priority of a process that leads a session of its own. To be called before it has children, which inherit
 * the priority. Does nothing if the process has ended.
 */
export function lowerPriority(pid: number): void {
  const nice = constants.priority.PRIORITY_BELOW_NORMAL;
  try {
    setPriority(pid, nice);
  } catch {
    return;
  }
  lowerSession(pid, nice, maxRetries);
}

/**
 * Linux may share out the processor by sessions first (sched_autogroup, see sched(7)): then a priority counts only among
 * the processes of a session, and the session has a priority of its own. Without root the system accepts ten changes of
 * it a second, so that a refused one is repeated.
 */
function lowerSession(pid: number, nice: number, retries: number): void {
  const file = `/proc/${pid}/autogroup`;
  if (!existsSync(file)) return;
  try {
    writeFileSync(file, String(nice));
  } catch (error) {
    const isTooSoon = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
    if (isTooSoon && retries > 0) setTimeout(lowerSession, retryMs, pid, nice, retries - 1).unref();
  }
}
