import { expect, it } from 'vitest';

import { isInstalled } from './install.ts';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'packages/domain': { version: '0.1.0' },
    'node_modules/@mantenible/domain': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
};
const zod = { 'node_modules/zod': { version: '4.6.7' } };

it('is satisfied by the same versions, without workspaces and what other platforms need', () => {
  expect(isInstalled(wanted, { packages: zod })).toBe(true);
});

it('asks for an installation when a package is missing or of another version', () => {
  expect(isInstalled(wanted, { packages: {} })).toBe(false);
  expect(isInstalled(wanted, { packages: { 'node_modules/zod': { version: '4.6.6' } } })).toBe(false);
  expect(isInstalled(wanted, { packages: { ...zod, 'node_modules/fsevents': { version: '1.0.0' } } })).toBe(
    false,
  );
});
