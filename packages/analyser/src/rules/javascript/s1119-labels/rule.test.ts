import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1119', () => {
  it.each([['a: for (;;) { break a; }', [1]]])('finds fault with %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['for (;;) { break; }'])('lets pass %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
