import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { sourceHash } from './source-hash.ts';

let base = '';

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(base, path)), { recursive: true });
  await writeFile(join(base, path), text);
}

const hash = () => sourceHash(base, ['app', 'lock.json']);

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'source-hash-'));
  await write('app/src/main.ts', 'main');
  await write('lock.json', '{}');
});

afterEach(async () => {
  await rm(base, { recursive: true, force: true });
});

it('stays the same for the same sources', async () => {
  expect(await hash()).toBe(await hash());
});

it.each([
  ['a changed file', 'app/src/main.ts'],
  ['a new file', 'app/src/other.ts'],
  ['a file named by itself', 'lock.json'],
])('changes with %s', async (_what, path) => {
  const before = await hash();
  await write(path, 'changed');
  expect(await hash()).not.toBe(before);
});

it('changes when a file is renamed', async () => {
  const before = await hash();
  await write('app/src/renamed.ts', 'main');
  await rm(join(base, 'app/src/main.ts'));
  expect(await hash()).not.toBe(before);
});

it.each(['app/dist/main.js', 'app/node_modules/zod/index.js', 'app/src/main.test.ts'])(
  'does not look at %s',
  async (path) => {
    const before = await hash();
    await write(path, 'anything');
    expect(await hash()).toBe(before);
  },
);
