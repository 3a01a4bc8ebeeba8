import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S4487',
  rule,
  [
    ['class A:\n  __a = 1\n', 2],
    ['class A:\n  def f(self):\n    self.__a, self.b = 1, 2\n    self.__a += 1\n', 3],
  ],
  [
    'class A:\n  __a = 1\n  def f(self): return self.__a\n',
    'class A:\n  __a = 1\n  b = __a\n',
    'class A:\n  _a = 1\n  __b__ = 2\n',
  ],
);
