import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1126', () => {
  it.each([
    ['function f() { if (x) { return true; } return false; }', [1]],
    ['function f() { if (x) return true; else return false; }', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'function f() { if (x) return true; foo(); return false; }',
    'function f() { if (x) return 1; return 2; }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
