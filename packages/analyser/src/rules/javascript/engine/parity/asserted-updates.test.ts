import { expect, test } from 'vitest';

import { findLines } from '../../testing/find-lines.ts';
import { rule as counters } from '../../s2310-assigned-counter/rule.ts';
import { rule as deadStores } from '../../s1854-dead-store/rule.ts';

test.each(['i!++', '++i!', 'i! --', '(i as number)++', '--(<number>i)'])(
  '%s does not write the variable, as in the scope analysis of 2024',
  (update) => {
    const text = `function f(b: number[]) { for (let i of b) { g(i); ${update}; } }`;
    expect([findLines(counters, text, 'a.ts'), findLines(deadStores, text, 'a.ts')]).toEqual([[], []]);
  },
);

test.each(['i++', 'i! += 1', '(i as number) = 1'])('%s writes the variable', (update) => {
  expect(findLines(counters, `for (let i of b) { ${update}; }`, 'a.ts')).toEqual([1]);
});
