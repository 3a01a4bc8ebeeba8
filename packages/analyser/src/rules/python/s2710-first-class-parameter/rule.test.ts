import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S2710',
  rule,
  [
    ['class A:\n  @classmethod\n  def f(self): pass\n', 3],
    ['class A:\n  def __new__(self): pass\n', 2],
  ],
  [
    'class A:\n  @classmethod\n  def f(cls): pass\n',
    'class A:\n  @classmethod\n  def f(*a): pass\n',
    'class A:\n  def f(self): pass\n',
    'class A:\n  @classmethod\n  def f(_cls): pass\n',
  ],
);
