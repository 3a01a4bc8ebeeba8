import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../lib/paths.ts';
import { shortDatabaseTests, testsOverDatabase, wholeAnalyses } from './database-tests.ts';

const all = testsOverDatabase();
const short = shortDatabaseTests();

it('finds a test that opens a database through what it imports, wherever it stands', () => {
  const sources = new Map([
    ['apps/api/src/testing/app.ts', `import { createTestDatabase } from '@mantenible/db/test';`],
    ['apps/api/src/moved/helper.ts', `export { app } from '../testing/app.ts';`],
    ['apps/api/src/moved/queue.test.ts', `const { app } = await import('./helper.ts');`],
    ['packages/db/src/server.test.ts', `const url = process.env['TEST_DATABASE_URL'];`],
    ['apps/api/src/moved/pure.test.ts', `import { sum } from './sum.ts';`],
    ['apps/api/src/moved/sum.ts', `export const sum = 1;`],
  ]);
  expect(testsOverDatabase(sources)).toEqual([
    'apps/api/src/moved/queue.test.ts',
    'packages/db/src/server.test.ts',
  ]);
});

it('takes each test of the queue, of repeated requests, of accounts and of statements into the short form', () => {
  const names = new Set(short.map((path) => basename(path)));
  const about = ['queue.repository', 'queue-counts', 'idempotency.repository', 'cuenta.repository', 'vaults']
    .concat(['abandoned-statements', 'adoption', 'sweep', 'vacuum', 'wire', 'matriz-pertenencia'])
    .map((name) => `${name}.test.ts`);
  expect(about.filter((name) => !names.has(name))).toEqual([]);
  expect(short.length).toBeGreaterThan(190);
});

it('leaves out only tests of processes and the named ones, each of which exists', () => {
  const left = all.filter((path) => !short.includes(path) && !path.endsWith('.process.test.ts'));
  expect(left.map((path) => basename(path)).toSorted()).toEqual(wholeAnalyses.toSorted());
});

it('finds none outside the folders that the whole form runs', () => {
  expect(all.filter((path) => !/^(?:packages\/db|apps\/api)\//u.test(path))).toEqual([]);
});

it('starts from the module that packages import as their test database', () => {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/db/package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const source = readFileSync(join(root, 'packages/db', exports['./test'] ?? ''), 'utf8');
  expect(source).toContain(`process.env['TEST_DATABASE_URL']`);
});
