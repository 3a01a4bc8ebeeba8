import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

it('starts both doubles, prints where they are, and ends when asked', async () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  const { sonarqube, codeHost } = JSON.parse(line) as { sonarqube: string; codeHost: string };
  expect((await fetch(`${sonarqube}/api/system/status`)).status).toBe(200);
  expect((await fetch(`${codeHost}/__control`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
