import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S107: too many parameters', () => {
  it.each([
    ['function f(a, b, c, d, e, g, h, i) {}'],
    ['const f = (a, b, c, d, e, g, h, i) => a;'],
    ['class A { constructor(private a, b, c, d, e, g, h, i, j) {} }'],
    ['class A { m(a, b, c, d, e, g, h, i): void; }'],
    ['abstract class A { abstract m(a, b, c, d, e, g, h, i): void; }'],
    ['declare class A { constructor(a, b, c, d, e, g, h, i); }'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['function f(a, b, c, d, e, g, h) {}'],
    ['class A { constructor(private a, private b, c, d, e, g, h, i, j) {} }'],
    ['interface A { m(a, b, c, d, e, g, h, i): void; }'],
    ['class A { m(a, b, c, d, e, g, h): void; }'],
    ['type F = (a, b, c, d, e, g, h, i) => void;'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
