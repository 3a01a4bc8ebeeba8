import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S5264', () => {
  it.each([['<object data="x"></object>;', [1]]])('finds fault with %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['<object data="x">texto</object>;'])('lets pass %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
