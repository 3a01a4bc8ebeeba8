import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../lib/paths.ts';
import { listPackages, missingFrom } from './list-packages.ts';
import { packagesIn } from './lockfile.ts';

it('lists every package of the lockfile, those of other systems included', async () => {
  const packages = packagesIn(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const document = await listPackages();
  expect(missingFrom(document, packages)).toEqual([]);
  expect(document).toContain('binding-darwin-arm64');
});

it('names a package that the list leaves out', () => {
  const lock = { version: '1.0.0' };
  const packages = packagesIn(
    JSON.stringify({ packages: { 'node_modules/@a/b': lock, 'node_modules/c': lock } }),
  );
  const document = JSON.stringify({ components: [{ purl: 'pkg:npm/%40a/b@1.0.0' }] });
  expect(missingFrom(document, packages)).toEqual(['c@1.0.0']);
});
