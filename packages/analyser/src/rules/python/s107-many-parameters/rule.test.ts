import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

const names = (count: number) => Array.from({ length: count }, (_, i) => `a${i}`).join(', ');

describeRule(
  rule,
  [
    [`def f(\n  ${names(14)}): pass\n`, 2],
    [`class A:\n  def f(self, ${names(14)}): pass\n`, 2],
    [`class A:\n  @staticmethod\n  def f(${names(14)}): pass\n`, 3],
    [`class A(B):\n  def f(self, ${names(14)}): pass\n`, 2],
    [`x = lambda ${names(14)}: 1\n`, 1],
  ],
  [
    `def f(${names(12)}, *, b): pass\n`,
    `class A:\n  def f(self, ${names(13)}): pass\n`,
    `class A:\n  f = 1\nclass B(A):\n  def f(self, ${names(14)}): pass\n`,
  ],
);
