import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1301', () => {
  it.each([['switch (x) { case 1: a(); break; default: b(); }', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['switch (x) { case 1: a(); break; case 2: b(); }'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
