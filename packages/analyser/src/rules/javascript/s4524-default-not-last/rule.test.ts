import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S4524', () => {
  it.each([['switch (x) { default: a(); break; case 1: b(); }', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['switch (x) { case 1: b(); break; default: a(); }'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
