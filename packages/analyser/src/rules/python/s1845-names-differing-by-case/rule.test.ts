import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['class A:\n  data = 1\n  def DATA(self): pass\n', 3],
    ['class A:\n  def a(self):\n    self.B = 1\n  def b(self): pass\n', 4],
    ['class A:\n  MAX = 1\n  def f(self):\n    self.max = 2\n', 4],
    ['class A:\n  def a(self): pass\n  def A(self): pass\n', 3],
  ],
  [
    'class A:\n  a = 1\n  def b(self):\n    self.a = 2\n',
    'class A:\n  def a(self): pass\n  def a(self): pass\n',
  ],
);
