import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6660',
  rule,
  [
    ['if type(a) == int: x()\n', 1],
    ['class A: pass\nif type(a) != A: x()\n', 2],
  ],
  ['if type(a) == type(b): x()\n', 'if isinstance(a, int): x()\n', 'def f(b):\n  return type(a) == b\n'],
);
