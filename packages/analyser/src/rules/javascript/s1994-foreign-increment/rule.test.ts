import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1994', () => {
  it.each([['for (let i = 0; i < 3; j++) {}', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['for (let i = 0; i < 3; i++, j++) {}', 'for (; a.b; a = a.c) {}'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
