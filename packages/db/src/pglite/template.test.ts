import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { assemble } from '../database.ts';
import { enginePool } from './pool.ts';
import { migratedTemplate } from './template.ts';

/** Names of a tar archive: each header of 512 bytes states name and size, and its content fills whole blocks. */
function namesOf(tar: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const text = (from: number, to: number) =>
      tar.toString('latin1', at + from, at + to).split('\0', 1)[0] ?? '';
    names.push(text(0, 100));
    at += 512 + Math.ceil(Number.parseInt(text(124, 136), 8) / 512) * 512;
  }
  return names;
}

test('a template holds one database and one segment of log, which every test database unpacks', async () => {
  const names = namesOf(await readFile(await migratedTemplate()));
  const matches = (shape: RegExp) => new Set(names.flatMap((name) => shape.exec(name)?.[0] ?? []));
  expect(matches(/^\/base\/\d+\//).size).toBe(1);
  expect(matches(/^\/pg_wal\/[\dA-F]{24}$/).size).toBe(1);
});

test('writes to one database of a template are absent from the next', async () => {
  const template = await migratedTemplate();
  const opened = () => assemble({ engine: 'pglite', pool: enginePool({ folder: null, template }, console) });
  const [first, second] = await Promise.all([opened(), opened()]);
  await first.execute('create table apuntes (texto text)', []);
  await expect(second.execute('select * from apuntes', [])).rejects.toThrow('apuntes');
  await Promise.all([first.close(), second.close()]);
});
