import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { endWithTests, eventually, whileAlive } from '@mantenible/doubles';
import { expect, it, onTestFinished } from 'vitest';

import { childrenOf, isRunning } from '../testing/processes.ts';
import { workerPrograms } from '../testing/repository-host.ts';

const module = fileURLToPath(new URL('end-with-parent.ts', import.meta.url));
const computing = `import { endWithParent } from ${JSON.stringify(module)};
  endWithParent(); (await import('node:fs')).writeSync(3, 'ready'); for (;;);`;

/** An input that does not end: its reader holds the other end as well. */
function openInput(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-input-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const input = join(folder, 'input');
  execFileSync('mkfifo', [input]);
  return input;
}

/** Starts a program below a parent of its own, and returns the ids of both once the program has written. */
async function startBelowParent(args: readonly string[], input = '') {
  const code = `const { openSync, writeSync } = require('node:fs');
    const input = openSync(${JSON.stringify(openInput())}, 'r+');
    writeSync(input, ${JSON.stringify(input)});
    const options = { stdio: [input, 'ignore', 'ignore', 'pipe'], detached: true };
    const child = require('node:child_process').spawn(process.execPath, ${JSON.stringify(args)}, options);
    child.stdio[3].once('data', () => { console.log(child.pid); });`;
  const parent = endWithTests(
    spawn(process.execPath, ['-e', code], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const line = new Promise<string>((resolve) => {
    createInterface({ input: parent.stdout }).once('line', resolve);
  });
  const pid = Number(await whileAlive(line, 'the id of the program'));
  onTestFinished(() => {
    parent.kill('SIGKILL');
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  return { parent, pid };
}

it.each([
  ['a worker that waits for more input', [workerPrograms.real], '{"kind":"measure","files":[]}\n'],
  ['a program that computes without end', ['--input-type=module', '-e', computing], ''],
])('%s ends after its parent is killed', async (_title, args, input) => {
  const { parent, pid } = await startBelowParent(args, input);
  expect(childrenOf(parent.pid ?? 0, '')).toEqual([pid]);
  parent.kill('SIGKILL');
  await eventually(() => {
    expect(isRunning(pid)).toBe(false);
  });
});
