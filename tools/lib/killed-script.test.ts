import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect, it, onTestFinished } from 'vitest';

import { root } from './paths.ts';

/** Prints its process id, forks itself once, and waits. */
const waiting = `
import { fork } from 'node:child_process';
console.log(process.pid);
if (process.argv[2] === 'first') fork(process.argv[1], ['second']);
setInterval(() => {}, 1000);`;

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('ends the programs of a script, and those that they fork, when the script is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-script-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const program = join(folder, 'waiting.mjs');
  writeFileSync(program, waiting);
  const script = join(folder, 'script.mjs');
  writeFileSync(
    script,
    `import { runNode } from ${JSON.stringify(join(root, 'tools/lib/run.ts'))};
     await runNode([${JSON.stringify(program)}, 'first']);`,
  );
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const pids: number[] = [];
  onTestFinished(() => {
    for (const pid of pids.filter(runs)) process.kill(pid, 'SIGKILL');
    child.kill('SIGKILL');
  });
  for await (const line of createInterface({ input: child.stdout })) if (pids.push(Number(line)) === 2) break;
  expect(pids.map(runs)).toEqual([true, true]);
  child.kill('SIGKILL');
  await expect.poll(() => pids.filter(runs), { timeout: 60_000 }).toEqual([]);
});
