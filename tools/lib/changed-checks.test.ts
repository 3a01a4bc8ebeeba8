import { expect, it } from 'vitest';

import { checksOf } from './changed-checks.ts';

const namesOf = (...files: string[]) => checksOf(files).map(({ name }) => name);

it('checks a file of the server, and the types of its room alone', () => {
  expect(namesOf('apps/api/src/main.ts')).toEqual([
    'oxlint',
    'dependency-cruiser',
    'tsc apps/api',
    'oxfmt',
    'docs-check',
    'generated-docs',
  ]);
});

it('checks the types of every room that uses the package', () => {
  const names = namesOf('packages/reports/src/index.ts').filter((name) => name.startsWith('tsc'));
  expect(names).toEqual(['tsc packages/reports', 'tsc packages/cli', 'tsc apps/api', 'tsc apps/web']);
});

it('checks a document without compiling anything', () => {
  expect(namesOf('README.md')).toEqual(['oxfmt', 'docs-check', 'generated-docs']);
});

it('passes the changed files on to the programs that take files', () => {
  const files = ['tools/check.ts', 'packages/db/src/lock.ts'];
  const args = Object.fromEntries(checksOf(files).map((check) => [check.name, check.args]));
  expect(args['oxlint']).toEqual(expect.arrayContaining(files));
  expect(args['oxfmt']).toEqual(expect.arrayContaining(files));
});
