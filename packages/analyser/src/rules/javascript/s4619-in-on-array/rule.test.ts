import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([["'x' in [1];", [1]]])('finds a misuse of `in` in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['0 in [1];', "'x' in {};", "'x' in a;"])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});
