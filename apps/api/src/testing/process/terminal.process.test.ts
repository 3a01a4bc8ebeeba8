import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endWithTests, freePort, whileAlive } from '@mantenible/doubles';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { builtProgram } from './built-programs.ts';
import { startServerProcess } from './server-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mantenible-terminal-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a server on a terminal writes readable lines', async () => {
  const port = await freePort();
  const command = `exec '${process.execPath}' '${builtProgram('main.ts')}'`;
  // `script` runs the program on a pseudo-terminal.
  const terminal = endWithTests(
    spawn('script', ['-qefc', command, '/dev/null'], {
      env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DATA_DIR: dataDir },
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  let text = '';
  const printed = (wanted: RegExp) => {
    const found = new Promise<void>((resolve) => {
      terminal.stdout.on('data', () => {
        if (wanted.test(text)) resolve();
      });
    });
    return whileAlive(found, String(wanted), () => text);
  };
  terminal.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await printed(/Mantenible está listo en/);
  await Promise.all([
    printed(/^\d\d:\d\d:\d\d INFO {2}request method=GET path=\S+ status=404/m),
    fetch(`http://127.0.0.1:${port}/mantenible/api/nada`),
  ]);
  // Ctrl+C.
  terminal.stdin.write('\u0003');
  await whileAlive(once(terminal, 'close'), 'the end of the server');
  expect(text).toMatch(/\d\d:\d\d:\d\d INFO {2}stopping signal=SIGINT/);
  expect(text).not.toContain('{"level"');
  expect(terminal.exitCode).toBe(0);
});

test('a server without a terminal writes JSON', async () => {
  const server = await startServerProcess();
  await Promise.all([server.printed('"status":404'), fetch(`${server.base}/api/nada`)]);
  expect(server.output()).toMatch(/^\{"level":"info",.*"msg":"request"\}$/m);
  await server.remove();
});
