import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5806',
  rule,
  [
    ['def f():\n  len = 1\n  len = 2\n', 2],
    ['def f():\n  function = 1\n', 2],
    ['def f(len):\n  len = len or 2\n', 2],
  ],
  ['len = 1\n', 'def f(len): return len\n', 'class A:\n  id = 1\n'],
);
