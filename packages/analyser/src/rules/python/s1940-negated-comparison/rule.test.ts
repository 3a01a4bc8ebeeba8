import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1940',
  rule,
  [
    ['x = not a == b\n', 1],
    ['x = not (a is b)\n', 1],
    ['x = not a in b\n', 1],
  ],
  ['x = not a\n', 'x = not (a and b)\n', 'x = not (a < b < c)\n', 'x = a != b\n', 'x = not {1} <= set(a)\n'],
);
