import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([['const a = [1];\nconst b = a.reverse();\nf(a.sort());', [2, 3]]])(
  'finds a misleading change in %j',
  (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  },
);

test.each([
  'let a = [1]; a.sort(); a = a.reverse();',
  'function f() { const a = [1]; return a.sort(); }',
  'const a = [1]; const b = [...a].sort();',
  'const b = c.sort();',
])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});
