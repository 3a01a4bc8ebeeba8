import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1125', () => {
  it.each([
    ['if (a == true) {}', [1]],
    ['x = a && false;', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['x = a || true;', 'x = a === true;', 'x = a ? true : false;'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
