import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6853: a label without control', () => {
  it.each([['<label>a</label>'], ['<label htmlFor="a" />']])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.jsx')).toEqual([1]);
  });

  it.each([['<label htmlFor="a">a</label>'], ['<label>a<input /></label>'], ['<label>a<Control /></label>']])(
    'finds nothing in %s',
    (text) => {
      expect(findLines(rule, text, 'a.jsx')).toEqual([]);
    },
  );
});
