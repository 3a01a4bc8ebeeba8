import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([
  ['/(?:a*(?:b*(?:c*(?:d*)*)*)*)*/;', [1]],
  ["const a = '(?:a*(?:b*(?:c*(?:d*)*)*)*)*';\nnew RegExp(a);", [1]],
])('finds a complex pattern in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['/(?:a*(?:b*(?:c*)*)*)*/;', "'(?:a*(?:b*(?:c*(?:d*)*)*)*)*';"])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});
