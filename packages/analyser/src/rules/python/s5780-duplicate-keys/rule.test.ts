import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5780',
  rule,
  [
    ['x = {"a": 1, \'a\': 2}\n', 1],
    ['x = {\n  1: 2,\n  b: 3,\n  b: 4,\n  1: 5}\n', 2, 3],
  ],
  ['x = {"a": 1, b"a": 2, a: 3, f(): 4, f(): 5, **c, **c}\n'],
);
