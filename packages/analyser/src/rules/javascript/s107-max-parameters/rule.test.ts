import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S107: too many parameters', () => {
  it.each([
    ['function f(a, b, c, d, e, g, h, i) {}'],
    ['const f = (a, b, c, d, e, g, h, i) => a;'],
    ['class A { constructor(private a, b, c, d, e, g, h, i, j) {} }'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['function f(a, b, c, d, e, g, h) {}'],
    ['class A { constructor(private a, private b, c, d, e, g, h, i, j) {} }'],
    ['type F = (a, b, c, d, e, g, h, i) => void;'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
