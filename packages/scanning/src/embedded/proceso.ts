import type { ChildProcess } from 'node:child_process';

const enWindows = process.platform === 'win32';

/** How children are started so that `matarGrupo` reaches whatever they start themselves. */
export const enGrupoPropio = { detached: !enWindows, windowsHide: true } as const;

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
