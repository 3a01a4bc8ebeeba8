import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1186',
  rule,
  [
    ['def f(): pass\n', 1],
    ['class A:\n  x = 1\n  @b\n  def f(self):\n    pass\n', 4],
    ['@overload\ndef f(): pass\n@a.abstract\ndef g(): pass\n', 2, 4],
    ['class A:\n  def f(self):\n    if a:\n      b()\n  # of f\n  def g(self):\n    pass\n', 6],
    ['class A:\n  def f(self):\n    b()\n  # of the decorator\n  @c\n  def g(self):\n    pass\n', 6],
  ],
  [
    'def f(): ...\n',
    'def f():\n  """Says."""\n  pass\n',
    'def f():\n  pass  # because\n',
    '# because\ndef f():\n  pass\n',
    'def f():\n  pass\n# because\na()\n',
    'class A:\n  def f(self):\n    b()\n\n  # because\n  # of g\n  def g(self):\n    pass\n',
    'class A:\n  @abc.abstractstaticmethod\n  def f(self):\n    pass\n',
    'class A:\n  @abc.abstractmethod\n  def f(self):\n    pass\n',
  ],
);
