import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S2004', () => {
  it.each([['a(() => { b(() => { c(() => { d(() => {\n  e(() => 1); }) }) }) });', [2]]])(
    'reports %j',
    (text, lines) => {
      expect(findLines(rule, text)).toEqual(lines);
    },
  );

  it.each(['a(() => { b(() => { c(() => { d(() => 1) }) }) });'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
