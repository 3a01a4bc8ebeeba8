// seguridad: 60
import { expect, it } from 'vitest';

import { root } from '../lib/paths.ts';
import { checkPackages, isAllowed } from './check-packages.ts';
import { lockedPackages, packagesIn } from './lockfile.ts';

const lock = (packages: Record<string, object>) => packagesIn(JSON.stringify({ packages }));
const sound = { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAAA' };

it('finds nothing wrong with the packages of this project', () => {
  const packages = lockedPackages(root);
  expect(packages.length).toBeGreaterThan(500);
  expect(checkPackages(packages)).toEqual([]);
});

it.each([
  [{ license: 'SSALv1' }, 'licencia no admitida: SSALv1'],
  [{ license: 'SEE LICENSE IN LICENSE.txt' }, 'licencia no admitida: SEE LICENSE IN LICENSE.txt'],
  [{ license: undefined }, 'no declara su licencia'],
  [{ integrity: undefined }, 'no tiene suma sha512'],
  [{ integrity: 'sha1-AAAA' }, 'no tiene suma sha512'],
  [{ resolved: 'git+ssh://host/a.git' }, 'trae la dirección git+ssh://host/a.git'],
  [{ hasInstallScript: true }, 'ejecuta algo al instalarse'],
])('refuses a package with %j', (fault, problem) => {
  expect(checkPackages(lock({ 'node_modules/a': { ...sound, ...fault } }))).toEqual([`a@1.0.0: ${problem}`]);
});

it('excepts a package without a licence at one version only', () => {
  const scanner = { ...sound, license: undefined };
  const at = (version: string) =>
    checkPackages(lock({ 'node_modules/@sonar/scan': { ...scanner, version } }));
  expect([at('4.3.4'), at('4.4.0')]).toEqual([[], ['@sonar/scan@4.4.0: no declara su licencia']]);
});

it.each([
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['(BSD-3-Clause OR GPL-2.0)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-2.0 OR GPL-3.0', false],
  ['MIT OR GPL-2.0 AND SSALv1', false],
  ['UNLICENSED', false],
])('reads the expression %s', (expression, verdict) => {
  expect(isAllowed(expression)).toBe(verdict);
});

it('reads packages in nested folders and under an alias, and leaves out the rooms of the project', () => {
  const packages = lock({
    '': { name: 'mantenible' },
    'packages/db': { version: '0.1.0' },
    'node_modules/@mantenible/db': { link: true, resolved: 'packages/db' },
    'node_modules/a/node_modules/@b/c': sound,
    'node_modules/alias': { ...sound, name: 'd' },
  });
  expect(packages.map(({ name }) => name)).toEqual(['@b/c', 'd']);
});
