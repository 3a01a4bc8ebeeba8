import type { ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';

const enWindows = process.platform === 'win32';

/** How children are started so that `matarGrupo` reaches whatever they start themselves. */
export const enGrupoPropio = { detached: !enWindows, windowsHide: true } as const;

/** Lets a child work only when nobody else wants to: neither the server nor, where it is the lowest, other children. */
export function ceder({ pid }: ChildProcess, laMenor: boolean): void {
  if (pid === undefined) return;
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  try {
    setPriority(pid, laMenor ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

/** Ends a child and all of its group, at once and without a chance to answer. */
export function matarGrupo(hijo: ChildProcess): void {
  if (hijo.pid === undefined) return;
  try {
    if (enWindows) hijo.kill('SIGKILL');
    else process.kill(-hijo.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
