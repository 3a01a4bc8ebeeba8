import { expect, test } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

test.each([['function A() {}\nnew A();\nA();\nA();', [3]]])(
  'finds an inconsistent call in %j',
  (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  },
);

test.each(['function A() {} new A(); new A();', 'new A(); A();'])('finds nothing in %j', (text) => {
  expect(findLines(rule, text)).toEqual([]);
});
