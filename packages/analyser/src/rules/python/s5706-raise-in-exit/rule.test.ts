import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5706',
  rule,
  [
    ['class A:\n  def __exit__(self, t, e, tb):\n    raise e\n', 3],
    ['class A:\n  def __exit__(self, *a):\n    raise\n', 3],
  ],
  [
    'class A:\n  def __exit__(self, t, e, tb):\n    raise B()\n',
    'class A:\n  def f(self, t, e):\n    raise e\n',
  ],
);
