import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1940', () => {
  it.each([['x = !(a === b);', [1]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['x = !(a in b);', 'x = a !== b;'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
