import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/[aa]/;', [1]],
  ['/[\\d5]/;', [1]],
  ['/[aA]/i;', [1]],
  ["RegExp('[a-cb]');", [1]],
  ['/[\\W\\D]/;', [1]],
])('finds repeated characters in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['/[a-zA-Z]/;', '/[\\s\\S]/;', '/[\\w-]/;', '/[\\D5]/;', '/[\\s\\uFEFF\\xA0]/;'])(
  'finds nothing in %j',
  (text) => {
    expect(findLines(rule, text)).toEqual([]);
  },
);
