import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { expect, it, onTestFinished } from 'vitest';

import { endWithTests, eventually, readProcess } from '../../tests/doubles/src/index.ts';
import { root } from './paths.ts';

/** Prints its process id, forks itself once, and waits. */
const waiting = `
import { fork } from 'node:child_process';
console.log(process.pid);
if (process.argv[2] === 'first') fork(process.argv[1], ['second']);
setInterval(() => {}, 1000);`;

const runs = (pid: number) => readProcess(pid) !== null;

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
  const child = endWithTests(
    spawn(process.execPath, [script], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const pids: number[] = [];
  onTestFinished(() => {
    for (const pid of pids.filter(runs)) process.kill(pid, 'SIGKILL');
  });
  for await (const line of createInterface({ input: child.stdout })) if (pids.push(Number(line)) === 2) break;
  expect(pids.map(runs)).toEqual([true, true]);
  child.kill('SIGKILL');
  await eventually(() => {
    expect(pids.filter(runs)).toEqual([]);
  });
});
