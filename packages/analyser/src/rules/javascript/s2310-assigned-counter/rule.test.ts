import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2310', () => {
  it.each([
    ['for (let i = 0; i < 3; i++) { i = 5; }', [1]],
    ['for (const x of y) { x = 1; }', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['for (let i = 0; i < 3; i++) { j = i; }', 'for (let i = 0; i < 3;) { i = 5; }'])(
    'accepts %j',
    (text) => {
      expect(findLines(rule, text)).toEqual([]);
    },
  );
});
