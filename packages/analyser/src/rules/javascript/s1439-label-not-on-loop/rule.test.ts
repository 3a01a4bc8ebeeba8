import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1439', () => {
  it.each([['b: { break b; }', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['a: for (;;) { break a; }'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
