import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { installArgs, isInstalled, needOf } from './install.ts';
import { root } from './paths.ts';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'packages/domain': { version: '0.1.0' },
    'node_modules/@mantenible/domain': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/vitest': { version: '5.1.1', dev: true },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};
const zod = { 'node_modules/zod': { version: '4.6.7' } };
const vitest = { 'node_modules/vitest': { version: '5.1.1' } };

it('is satisfied by the same versions, without workspaces and what other platforms need', () => {
  expect(isInstalled(wanted, { packages: { ...zod, ...vitest } })).toBe(true);
});

it('asks for an installation when a package is missing or of another version', () => {
  expect(isInstalled(wanted, { packages: {} })).toBe(false);
  const other = { 'node_modules/zod': { version: '4.6.6' } };
  expect(isInstalled(wanted, { packages: { ...vitest, ...other } })).toBe(false);
  const optional = { 'node_modules/fsevents': { version: '1.0.0' } };
  expect(isInstalled(wanted, { packages: { ...zod, ...vitest, ...optional } })).toBe(false);
});

it('asks for the packages of tests where a test needs them, and not where the product alone starts', () => {
  expect(isInstalled(wanted, { packages: zod }, 'everything')).toBe(false);
  expect(isInstalled(wanted, { packages: zod }, 'product')).toBe(true);
  expect(isInstalled(wanted, { packages: vitest }, 'product')).toBe(false);
});

it('installs the lockfile into an empty folder, and changes what is there', () => {
  expect(installArgs(wanted, null, 'product')).toEqual(expect.arrayContaining(['ci', '--omit=dev']));
  expect(installArgs(wanted, { packages: zod }, 'everything')).toEqual(
    expect.arrayContaining(['install', '--no-save', '--include=dev']),
  );
});

it('keeps the packages of tests when the product is updated', () => {
  const developing = { packages: { ...zod, ...vitest } };
  expect(installArgs(wanted, developing, 'product')).not.toContain('--omit=dev');
  expect(installArgs(wanted, { packages: zod }, 'product')).toContain('--omit=dev');
});

it.each([
  ['tools/start.ts', 'product'],
  ['tools/cli.ts', 'product'],
  ['tools/test.ts', 'everything'],
  ['node_modules/oxfmt/bin/oxfmt', 'everything'],
])('%s needs %s', (program, need) => {
  expect(needOf(program)).toBe(need);
  if (program.startsWith('tools/')) expect(existsSync(join(root, program))).toBe(true);
});
