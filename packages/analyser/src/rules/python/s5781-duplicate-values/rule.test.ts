import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5781',
  rule,
  [
    ['x = {1, 2, 1}\n', 1],
    ['x = {a,\n \'b\', "b", "b"}\n', 2],
  ],
  ['x = {1, 2, "1", *a, *a, f(), f()}\n'],
);
