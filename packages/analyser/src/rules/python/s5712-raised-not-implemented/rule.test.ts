import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5712',
  rule,
  [
    ['class A:\n  def __lt__(self, o):\n    raise NotImplementedError\n', 3],
    ['class A:\n  def __radd__(self, o):\n    raise NotImplementedError()\n', 3],
  ],
  [
    'class A:\n  def f(self): raise NotImplementedError()\n',
    'class A:\n  def __lt__(self, o): raise ValueError()\n',
    'def __lt__(a): raise NotImplementedError\n',
  ],
);
