import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { endWithTests } from './processes/keep.ts';
import { whileAlive } from './processes/life.ts';

it('starts both doubles, prints where they are, and ends when asked', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = endWithTests(
    spawn(process.execPath, [main], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await whileAlive(once(lines, 'line'), 'the addresses')) as [string];
  const { sonarqube, codeHost } = JSON.parse(line) as { sonarqube: string; codeHost: string };
  expect((await fetch(`${sonarqube}/api/system/status`)).status).toBe(200);
  expect((await fetch(`${codeHost}/__control`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await whileAlive(ended, 'the end')).toEqual([0, null]);
});
