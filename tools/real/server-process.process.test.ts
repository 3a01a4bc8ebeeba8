import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { freePort } from '../../tests/doubles/src/index.ts';
import { startServerProcess } from './server-process.ts';

const folder = () => mkdtemp(join(tmpdir(), 'mantenible-proceso-'));
const node = (script: string, ...args: string[]) => ({
  name: 'El servidor de prueba',
  program: process.execPath,
  args: ['--eval', script, ...args],
});

const listening = `
  require('node:http').createServer((_, answer) => answer.end('listo')).listen(Number(process.argv[1]), '127.0.0.1');`;

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}`).then((answer) => answer.ok);
}

it('is ready when the attempt succeeds, and leaves nothing at its stop', async () => {
  const own = await folder();
  const port = await freePort();
  const server = startServerProcess({ ...node(listening, String(port)), folder: own });
  await server.ready(60, () => answers(port));
  await server.stop();
  await expect(answers(port)).rejects.toThrow();
  expect(existsSync(own)).toBe(false);
});

it('fails at once with the end of the log when the server ends early', async () => {
  const own = await folder();
  const server = startServerProcess({
    ...node("console.log('antes'); console.error('no queda memoria'); process.exit(3)"),
    folder: own,
  });
  const started = server.ready(3600, () => Promise.reject(new Error('no server')));
  await expect(started).rejects.toThrow(
    'El servidor de prueba terminó antes de estar listo (código 3). Final de su registro:\nantes\nno queda memoria',
  );
  expect(existsSync(own)).toBe(false);
});

it('notices the end also while an attempt hangs', async () => {
  const server = startServerProcess({ ...node('process.exit(0)'), folder: await folder() });
  await expect(server.ready(3600, () => new Promise(() => undefined))).rejects.toThrow('terminó antes');
});

it('names a program that cannot be run', async () => {
  const server = startServerProcess({
    name: 'Nadie',
    folder: await folder(),
    program: '/no/existe',
    args: [],
  });
  await expect(server.ready(3600, () => Promise.resolve(false))).rejects.toThrow('ENOENT');
});

it('stops a server that neither answers nor works, and reports how long it waited', async () => {
  const own = await folder();
  const server = startServerProcess({ ...node('setInterval(() => {}, 1000)'), folder: own });
  await expect(server.ready(1, () => Promise.resolve(false))).rejects.toThrow(
    'no respondió ni trabajó durante 1 s',
  );
  expect(existsSync(own)).toBe(false);
});

it('waits for a server that works longer than it may be idle', async () => {
  const port = await freePort();
  const busyFirst = `
    let left = 40;
    const work = () => {
      const until = process.cpuUsage().user + 100_000;
      while (process.cpuUsage().user < until);
      left -= 1;
      if (left > 0) setImmediate(work);
      else {${listening}}
    };
    work();`;
  const server = startServerProcess({ ...node(busyFirst, String(port)), folder: await folder() });
  await server.ready(2, () => answers(port));
  await server.stop();
});

it('ends the processes that its process started', async () => {
  const port = await freePort();
  const parent = `
    require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(listening)}, process.argv[1]]);
    setInterval(() => {}, 1000);`;
  const server = startServerProcess({ ...node(parent, String(port)), folder: await folder() });
  await server.ready(60, () => answers(port));
  await server.stop();
  await expect(answers(port)).rejects.toThrow();
});
