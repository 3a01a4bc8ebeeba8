import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { endWithTests, whileAlive } from '@mantenible/doubles';
import { expect } from 'vitest';

import { builtProgram, type Program } from './built-programs.ts';

/** Error output of a program that ends with 1, without the warning of a library. */
export async function failedStart(
  name: Program,
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = endWithTests(
    spawn(process.execPath, ['--liftoff-only', builtProgram(name)], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env },
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await whileAlive(once(child, 'close'), `the end of ${name}`, () => text);
  expect(child.exitCode).toBe(1);
  return text.replace(/^oidc-provider WARNING: .*\n/m, '');
}
