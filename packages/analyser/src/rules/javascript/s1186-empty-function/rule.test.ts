import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1186: an empty function', () => {
  it.each([['function f() {}'], ['const f = function () {};'], ['class A { m() {} }']])(
    'finds it in %s',
    (text) => {
      expect(findLines(rule, text)).toEqual([1]);
    },
  );

  it.each([
    ['function f() { /* nothing to do */ }'],
    ['function noop() {}'],
    ['const doNoop = function () {};'],
    ['const o = { m() {} };'],
    ['call(function () {});'],
    ['const f = () => {};'],
    ['class A { constructor() {} }'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
