import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S2761',
  rule,
  [
    ['x = not not a\n', 1],
    ['x = ~(~a)\n', 1],
    ['x = not not not a\n', 1],
  ],
  ['x = not a\n', 'x = --a\n', 'x = not ~a\n'],
);
