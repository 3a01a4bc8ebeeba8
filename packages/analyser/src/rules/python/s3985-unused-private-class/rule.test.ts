import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S3985',
  rule,
  [['class A:\n  class __B: pass\n', 2]],
  [
    'class A:\n  class __B: pass\n  def f(self): return self.__B()\n',
    'class A:\n  class _B: pass\n',
    'class __B: pass\n',
  ],
);
