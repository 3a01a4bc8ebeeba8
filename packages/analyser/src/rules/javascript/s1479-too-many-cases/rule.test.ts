import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1479', () => {
  it.each([
    [
      'switch (x) { case 0: f(); case 1: f(); case 2: f(); case 3: f(); case 4: f(); case 5: f(); case 6: f(); case 7: f(); case 8: f(); case 9: f(); case 10: f(); case 11: f(); case 12: f(); case 13: f(); case 14: f(); case 15: f(); case 16: f(); case 17: f(); case 18: f(); case 19: f(); case 20: f(); case 21: f(); case 22: f(); case 23: f(); case 24: f(); case 25: f(); case 26: f(); case 27: f(); case 28: f(); case 29: f(); case 30: f(); }',
      [1],
    ],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'switch (x) { case 0: f(); case 1: f(); case 2: f(); case 3: f(); case 4: f(); case 5: f(); case 6: f(); case 7: f(); case 8: f(); case 9: f(); case 10: f(); case 11: f(); case 12: f(); case 13: f(); case 14: f(); case 15: f(); case 16: f(); case 17: f(); case 18: f(); case 19: f(); case 20: f(); case 21: f(); case 22: f(); case 23: f(); case 24: f(); case 25: f(); case 26: f(); case 27: f(); case 28: f(); case 29: f(); default: g(); }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
