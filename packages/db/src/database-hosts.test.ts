import { expect, test } from 'vitest';

import { hostsOf } from './database-hosts.ts';

test('an address of one host stays as it is', () => {
  for (const url of [
    'postgres://a:b@host/base',
    'postgres:///base',
    'postgresql://host:1/base?sslmode=verify-full',
  ])
    expect(hostsOf(url)).toEqual([url]);
});

test('several hosts give one address each, with the same user, base and settings', () => {
  expect(hostsOf('postgres://ana:cl%2Cave@uno:5432,[::1]:5433,dos/base?sslmode=verify-full')).toEqual([
    'postgres://ana:cl%2Cave@uno:5432/base?sslmode=verify-full',
    'postgres://ana:cl%2Cave@[::1]:5433/base?sslmode=verify-full',
    'postgres://ana:cl%2Cave@dos/base?sslmode=verify-full',
  ]);
});
