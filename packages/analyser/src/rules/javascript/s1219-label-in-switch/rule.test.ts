import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1219', () => {
  it.each([['switch (x) { case 1: b: foo(); }', [1]]])('finds fault with %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['b: for (;;) { switch (x) { case 1: continue b; } }'])('lets pass %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
