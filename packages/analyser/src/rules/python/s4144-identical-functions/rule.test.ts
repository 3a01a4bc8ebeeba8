import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S4144',
  rule,
  [['class A:\n  def f(self):\n    x()\n    y()\n  def g(self):\n    x()\n    y()\n', 5]],
  [
    'class A:\n  def f(self):\n    "a"\n    x()\n    y()\n  def g(self):\n    "b"\n    x()\n    y()\n',
    'class A:\n  def f(self):\n    x()\n  def g(self):\n    x()\n',
    'class A:\n  def f(self):\n    x()\n    y()\n  def g(self):\n    x()\n    z()\n',
  ],
);
