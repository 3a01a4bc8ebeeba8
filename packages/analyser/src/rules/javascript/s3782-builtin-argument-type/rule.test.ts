import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ["Math.abs('x');", [1]],
  ["'a'.indexOf(1);", [1]],
])('finds a wrong argument in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['Math.abs(1);', "Math.max('a');", 'Math.floor(null);', 'a.indexOf(1);'])(
  'finds nothing in %j',
  (text) => {
    expect(findLines(rule, text)).toEqual([]);
  },
);
