import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1144',
  rule,
  [['class A:\n  def __f(self): pass\n', 2]],
  [
    'class A:\n  def __f(self): pass\n  def g(self): self.__f()\n',
    'class A:\n  @property\n  def __f(self): pass\n',
    'class A:\n  def _f(self): pass\n  def __g__(self): pass\n',
  ],
);
