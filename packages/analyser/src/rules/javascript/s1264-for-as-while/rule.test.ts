import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1264', () => {
  it.each([['for (;a;) {}', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['for (;;) {}', 'for (i = 0; a;) {}'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
