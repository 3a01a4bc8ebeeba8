import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S116',
  rule,
  [
    ['class A:\n  aB = 1\n  aB = 2\n', 2],
    ['class A:\n  def f(self):\n    self.aB = 1\n', 3],
  ],
  [
    'class A(B):\n  aB = 1\n',
    'class A:\n  MAX = 1\n  def aB(self):\n    self.MIN = 1\n',
    'class A:\n  def f(self, b):\n    b.aB = 1\n',
  ],
);
