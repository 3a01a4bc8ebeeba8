import { expect, it } from 'vitest';

import { keyOf, ruleRegistry } from './rule-registry.ts';

it.each([
  ['s1128-unused-import', 'S1128'],
  ['print-statement-usage', 'PrintStatementUsage'],
])('takes the key of a rule from its folder %s', (folder, key) => {
  expect(keyOf(folder)).toBe(key);
});

it('exports each rule by its key, in order of numbers', () => {
  const rules = new Map([
    ['S1128', 's1128-unused-import'],
    ['S888', 's888-equality-in-for'],
  ]);
  expect(ruleRegistry(rules).split('\n').slice(1)).toEqual([
    "export { rule as S888 } from './s888-equality-in-for/rule.ts';",
    "export { rule as S1128 } from './s1128-unused-import/rule.ts';",
    '',
  ]);
});
