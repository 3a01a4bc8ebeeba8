import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S100',
  rule,
  [
    ['class A:\n  def Uno(self): pass\n', 2],
    ['class A(object):\n  if x:\n    def dosTres(self): pass\n', 3],
  ],
  [
    'class A(B):\n  def Uno(self): pass\n',
    'class A:\n  def uno_2(self):\n    def Dos(): pass\n',
    'def Uno(): pass\n',
  ],
);
