import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1134', () => {
  it.each([['// FIXME: x\n/* a\n fixme_b */', [1, 3]]])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['// prefixmes', 'x = "fixme";'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
