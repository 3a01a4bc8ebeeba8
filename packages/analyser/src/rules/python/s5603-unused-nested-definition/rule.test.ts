import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5603',
  rule,
  [['def f():\n  def g(): pass\n  class H: pass\n', 2, 3]],
  [
    'def f():\n  def g(): pass\n  return g\n',
    'def f():\n  @a\n  def g(): pass\n',
    'def f(): pass\nclass A:\n  def g(self): pass\n',
  ],
);
