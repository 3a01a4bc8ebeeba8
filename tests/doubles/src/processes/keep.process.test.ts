import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect, it, onTestFinished } from 'vitest';

import { endWithTests } from './keep.ts';
import { eventually, whileAlive } from './life.ts';
import { readProcess } from './system-processes.ts';

const keep = JSON.stringify(fileURLToPath(new URL('keep.ts', import.meta.url)));
/** Ignores signals, starts one more in a session of its own, and prints both ids. */
const stubborn = `process.on('SIGTERM', () => {});
  const child = require('node:child_process').spawn('sleep', ['1000'], { stdio: 'ignore', detached: true });
  console.log(process.pid + ' ' + child.pid); setInterval(() => {}, 1000)`;

/** A process that starts the stubborn one through the helper; returns it and the ids below it, once the helper has them. */
async function startParent(afterwards: string) {
  const code = `import { spawn } from 'node:child_process';
    import { endWithTests } from ${keep};
    const options = { detached: true, stdio: ['ignore', 'inherit', 'inherit'] };
    const child = endWithTests(spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}], options));
    console.log('kept');
    ${afterwards}`;
  const parent = endWithTests(
    spawn(process.execPath, ['--input-type=module', '-e', code], {
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  const read = createInterface(parent.stdout)[Symbol.asyncIterator]();
  const nextLine = async () =>
    String((await whileAlive(read.next(), 'both ids and the word of their parent')).value);
  const lines = [await nextLine(), await nextLine()];
  const ids = lines.filter((line) => line !== 'kept').flatMap((line) => line.split(' ').map(Number));
  // What the helper leaves would hold the pipes of this run.
  onTestFinished(() => {
    for (const pid of ids) if (readProcess(pid)) process.kill(pid, 'SIGKILL');
  });
  return { parent, ids };
}

it.each(['SIGKILL', 'SIGINT'] as const)(
  'what a test started ends with its process by %s, in whatever session',
  async (signal) => {
    const { parent, ids } = await startParent('setInterval(() => {}, 1000);');
    expect(ids.map((pid) => readProcess(pid)?.pid)).toEqual(ids);
    parent.kill(signal);
    await eventually(() => {
      expect(ids.filter((pid) => readProcess(pid) !== null)).toEqual([]);
    });
  },
);

it('a process does not wait for its keeper', async () => {
  const { parent, ids } = await startParent(`process.stdin.on('end', () => child.unref()).resume();`);
  parent.stdin.end();
  expect(await whileAlive(once(parent, 'exit'), 'the end of the process')).toEqual([0, null]);
  await eventually(() => {
    expect(ids.filter((pid) => readProcess(pid) !== null)).toEqual([]);
  });
});
