import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1110',
  rule,
  [
    ['x = ((a + b))\n', 1],
    ['x = (((a)))\n', 1, 1],
    ['x = ((a, b))\n', 1],
  ],
  ['x = (a + b) * c\n', 'f((a, b))\n', 'f((a))\n'],
);
