import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2990', () => {
  it.each([['this.a = 1;', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['function f() { this.a = 1; }', 'class A { b = this.c; }', 'f(this);'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
