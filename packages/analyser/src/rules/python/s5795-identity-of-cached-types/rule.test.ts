import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5795',
  rule,
  [
    ['x is 1\nx is not "a"\n', 1, 2],
    ['int(x) is y\n() is x\n', 1, 2],
  ],
  ['x is None\nx is y\nx is True\nx == 1\nx is []\n'],
);
