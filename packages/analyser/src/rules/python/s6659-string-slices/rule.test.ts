import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['if a[:3] == "abc": x()\n', 1],
    ['if a[-3:] != "abc": x()\n', 1],
  ],
  ['if a[1:3] == "bc": x()\n', 'if a[3:] == "abc": x()\n', 'if a[:3] == b: x()\n'],
);
