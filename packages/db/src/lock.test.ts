import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { DataFolderLocked, lockFolder } from './lock.ts';
import { tempDir } from './testing/temp-dir.ts';

test('locks a folder once, names the holder in a note, and can be locked again after its release', async () => {
  const folder = await tempDir();
  const release = await lockFolder(folder);
  expect(JSON.parse(await readFile(join(folder, 'cerrojo.json'), 'utf8'))).toMatchObject({
    pid: process.pid,
  });
  expect((await stat(join(folder, 'cerrojo'))).mode & 0o777).toBe(0o600);
  await expect(lockFolder(folder)).rejects.toThrow(DataFolderLocked);
  release();
  (await lockFolder(folder))();
});

test('a lock without a readable note is still a lock', async () => {
  const folder = await tempDir();
  const release = await lockFolder(folder);
  await writeFile(join(folder, 'cerrojo.json'), '{"pid":');
  await expect(lockFolder(folder)).rejects.toThrow('(proceso desconocido)');
  release();
});

test('a note left by a dead process locks nothing', async () => {
  const folder = await tempDir();
  await writeFile(join(folder, 'cerrojo'), '');
  await writeFile(join(folder, 'cerrojo.json'), JSON.stringify({ pid: 1, host: 'otro', inicio: 'ayer' }));
  await chmod(join(folder, 'cerrojo.json'), 0o600);
  (await lockFolder(folder))();
});
