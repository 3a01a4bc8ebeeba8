import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5717',
  rule,
  [
    ['def f(a,\n  b=[]):\n  b.append(a)\n', 2],
    ['def f(a={}):\n  a["b"] = 1\n', 1],
    ['def f(a=list()):\n  a += [1]\n', 1],
    ['class A:\n  def f(self, a={}):\n    self.a = a\n', 2],
  ],
  [
    'def f(a=[]):\n  return a[0]\n',
    'def f(a=()):\n  a += (1,)\n',
    'def f(a=None):\n  a.append(1)\n',
    'def f(a=[]):\n  b = a\n',
  ],
);
