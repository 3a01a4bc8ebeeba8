import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

const after = (signature: string) =>
  `class A:\n  def f(self, a, b=1): pass\nclass B(A):\n  def f(${signature}): pass\n`;

describeRule(
  rule,
  [
    [after('self, a'), 4],
    [after('self, a, b, c'), 4],
    [after('self, b, a'), 4, 4],
  ],
  [
    after('self, a, b'),
    after('self, a, b=2, c=3'),
    after('self, *args'),
    after('self, x, y'),
    'class B(A):\n  def f(self): pass\n',
    'class A:\n  def __init__(self, a): pass\nclass B(A):\n  def __init__(self): pass\n',
  ],
);
