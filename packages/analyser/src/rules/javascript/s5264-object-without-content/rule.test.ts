import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S5264', () => {
  it.each([['<object data="x"></object>;', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['<object data="x">texto</object>;'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
