import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['def f():\n  a = None\n  if a is None: x()\n', 3],
    ['if [] == None: x()\n', 1],
  ],
  ['def f(a):\n  b = None\n  if a: b = 1\n  if b is None: x()\n', 'A = None\ndef f():\n  return A is None\n'],
);
