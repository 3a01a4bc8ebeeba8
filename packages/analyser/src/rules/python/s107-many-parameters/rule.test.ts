import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

const names = (count: number) => Array.from({ length: count }, (_, i) => `a${i}`).join(', ');

describeRule(
  'S107',
  rule,
  [
    [`def f(\n  ${names(14)}): pass\n`, 2],
    [`class A:\n  def f(self, ${names(14)}): pass\n`, 2],
    [`class A:\n  @staticmethod\n  def f(${names(14)}): pass\n`, 3],
    [`class A(B):\n  def f(self, ${names(14)}): pass\n`, 2],
    [`x = lambda ${names(14)}: 1\n`, 1],
    [`class A:\n  f = 1\n  def __init__(self): pass\nclass B(A):\n  def f(self, ${names(14)}): pass\n`, 5],
    [`class A(object):\n  def __init__(self, ${names(14)}): pass\n`, 2],
    [`class A(Exception):\n  def __str__(self, ${names(14)}): pass\n`, 2],
    [
      `class A:\n  def f(self, ${names(14)}): pass\nclass B(A):\n  def f(self, ${names(15)}): pass\n  def g(self, ${names(14)}): pass\n`,
      2,
      5,
    ],
  ],
  [`def f(${names(12)}, *, b): pass\n`, `class A:\n  def f(self, ${names(13)}): pass\n`],
);
