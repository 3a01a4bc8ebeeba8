import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2589', () => {
  it.each([
    ['function f(a) { if (a) { if (a) {} } }', [1]],
    ['if (true) {}\nif (false) {}', [1, 2]],
    ['function f(a) { if (!a) { x = a || b; } }', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'function f(a) { if (a) { a = g(); if (a) {} } }',
    'if (1) {} while (true) { g(); }',
    'function f(a, b) { if (a || b) { if (a) {} } }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
