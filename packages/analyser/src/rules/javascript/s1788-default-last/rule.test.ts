import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1788: a default value before the end', () => {
  it.each([['function f(a = 1, b) {}'], ['function f(state = 1, action, more) {}']])(
    'finds it in %s',
    (text) => {
      expect(findLines(rule, text, 'a.ts')).toEqual([1]);
    },
  );

  it.each([
    ['function f(a, b = 1) {}'],
    ['function f(a, { b } = {}, c) {}'],
    ['const f = (state = {}, action) => state;'],
    ['function f(a?, b) {}'],
    ['class A { constructor(private a = 1, private b) {} }'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
