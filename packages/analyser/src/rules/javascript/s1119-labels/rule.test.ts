import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1119', () => {
  it.each([['a: for (;;) { break a; }', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['for (;;) { break; }'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
