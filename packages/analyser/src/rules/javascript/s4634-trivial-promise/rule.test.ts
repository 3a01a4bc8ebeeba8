import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S4634', () => {
  it.each([['new Promise((r) => r(1));', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['new Promise((r) => setTimeout(r));', 'new Promise((r) => { r(); });'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
