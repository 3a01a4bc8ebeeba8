import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { endWithTests, whileAlive } from '@mantenible/doubles';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('hold-database.ts', import.meta.url));

export interface Holder {
  readonly pid: number | undefined;
  /** Lines printed so far. */
  readonly lines: string[];
  printed(count: number): Promise<void>;
  kill(): Promise<void>;
}

/** Another process that has the database of this folder open. */
export async function startHolder(dataDir: string, mode: 'write' | 'hold' = 'hold'): Promise<Holder> {
  const child = endWithTests(
    spawn(process.execPath, ['--liftoff-only', program, dataDir, mode], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const kill = () => killHard(child);
  onTestFinished(kill);
  const reached = async (count: number) => {
    while (lines.length < count) await once(reader, 'line');
  };
  const printed = (count: number) => whileAlive(reached(count), `${count} lines`, () => String(lines.length));
  await printed(1);
  return { pid: child.pid, lines, printed, kill };
}

async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;
}
