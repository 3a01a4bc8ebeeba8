import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([["const a = []; a['x'] = 1;", [1]]])('finds a named index in %j', (text, lines) => {
  expect(findLines(rule, text)).toEqual(lines);
});

test.each(['const a = []; a[0] = 1; a.x = 1;', "const a = {}; a['x'] = 1;", "a['x'] = 1;"])(
  'finds nothing in %j',
  (text) => {
    expect(findLines(rule, text)).toEqual([]);
  },
);
