import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1542',
  rule,
  [
    ['@a\nasync def Uno(): pass\n', 2],
    ['class A:\n  def uno(self):\n    def Dos(): pass\n', 3],
  ],
  ['class A:\n  def Uno(self): pass\n', 'def uno_2(): pass\n'],
);
