import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { expect } from 'vitest';

export type Program = 'main.ts' | 'worker.ts';

/** Error output of a program that ends with 1, without the warning of a library. */
export async function failedStart(
  name: Program,
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const program = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await once(child, 'close');
  expect(child.exitCode).toBe(1);
  return text.replace(/^oidc-provider WARNING: .*\n/m, '');
}
