import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['def f(): pass\n', 1],
    ['class A:\n  x = 1\n  @b\n  def f(self):\n    pass\n', 4],
  ],
  [
    'def f(): ...\n',
    'def f():\n  """Says."""\n  pass\n',
    'def f():\n  pass  # because\n',
    '# because\ndef f():\n  pass\n',
    'def f():\n  pass\n# because\na()\n',
    'class A:\n  @abc.abstractmethod\n  def f(self):\n    pass\n',
  ],
);
