import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2301', () => {
  it.each([['function f(a: boolean) { if (a) { x(); } else { y(); } }', [1]]])(
    'reports %j',
    (text, lines) => {
      expect(findLines(rule, text, 'a.ts')).toEqual(lines);
    },
  );

  it.each([
    'function f(a: string) { if (a) { x(); } else { y(); } }',
    'function f(a: boolean) { z(); if (a) { x(); } else { y(); } }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });
});
