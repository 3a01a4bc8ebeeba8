import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5709',
  rule,
  [
    ['class A(BaseException): pass\n', 1],
    ['class A(B, BaseException): pass\n', 1],
  ],
  [
    'class A(Exception): pass\n',
    'class A(SystemExit): pass\n',
    'from a import BaseException\nclass A(BaseException): pass\n',
  ],
);
