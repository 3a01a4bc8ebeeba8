import { expect, it } from 'vitest';

import { lostNames, testNames } from './test-names.ts';

it('names each test by its titles, a table of samples once, and no other call', () => {
  const text = [
    "describe('a sum', () => {",
    "  it('is zero', () => { expect(text('x', 1)).toBe(0); });",
    '  it.each([[1], [2]])(`of %i`, () => {});',
    "  describe.each(['a'])('in %s', () => { test.skipIf(no)('holds', () => {}); });",
    '});',
    "setup('signs in', async () => {});",
    "test.describe('as admin', () => { test('opens', async () => {}); });",
  ].join('\n');
  expect(testNames('a.test.ts', text).map(({ name }) => name)).toEqual([
    'a sum > is zero',
    'a sum > of %i',
    'a sum > in %s > holds',
    'signs in',
    'as admin > opens',
  ]);
});

const named = (file: string, ...names: string[]) => names.map((name) => ({ file, name }));

it('finds what was lost, and nothing that moved to another file', () => {
  const before = named('a.test.ts', 'one', 'two', 'same', 'same');
  const after = named('b.test.ts', 'two', 'same', 'three');
  expect(lostNames(before, after)).toEqual(named('a.test.ts', 'one', 'same'));
  expect(lostNames(after, before)).toEqual(named('b.test.ts', 'three'));
});
