import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6572: an enumeration with some values', () => {
  it.each([['enum A { B, C = 2 }'], ['enum A { B = 1, C = 2, D }']])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([['enum A { B, C }'], ['enum A { B = 1, C, D }'], ['enum A { B = 1, C = 2 }']])(
    'finds nothing in %s',
    (text) => {
      expect(findLines(rule, text, 'a.ts')).toEqual([]);
    },
  );
});
