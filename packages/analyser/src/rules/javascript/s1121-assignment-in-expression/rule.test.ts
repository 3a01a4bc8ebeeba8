import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1121', () => {
  it.each([
    ['f(a = b);', [1]],
    ['if (a = b) {}', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['a = b = c;', 'while ((a = b) !== null) {}', 'x && (x = 1);', 'f((a, b = 1, c));'])(
    'accepts %j',
    (text) => {
      expect(findLines(rule, text)).toEqual([]);
    },
  );
});
