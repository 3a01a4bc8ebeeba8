import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1472', () => {
  it.each([['f\n(x);', [2]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['f(\nx);', 'f()\n(x);', 'f\n();', 'new F(x)\n(a, b);'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
