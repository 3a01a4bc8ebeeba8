import { stat } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { assemble } from '../database.ts';
import { enginePool } from './pool.ts';
import { migratedTemplate } from './template.ts';

test('a template holds one database and a short log', async () => {
  const { size } = await stat(await migratedTemplate());
  expect(size).toBeLessThan(12_500_000);
});

test('writes to one database of a template are absent from the next', async () => {
  const template = await migratedTemplate();
  const opened = () => assemble({ engine: 'pglite', pool: enginePool({ folder: null, template }, console) });
  const [first, second] = await Promise.all([opened(), opened()]);
  await first.execute('create table apuntes (texto text)', []);
  await expect(second.execute('select * from apuntes', [])).rejects.toThrow('apuntes');
  await Promise.all([first.close(), second.close()]);
});
