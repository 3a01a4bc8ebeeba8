import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1527', () => {
  it.each([['var public;', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['x.public = { package: 1 };'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
