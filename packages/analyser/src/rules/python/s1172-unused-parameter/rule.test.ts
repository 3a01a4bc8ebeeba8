import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1172',
  rule,
  [
    ['def f(a,\n  b: int = 1, *args, **kw):\n  return a\n', 2, 2, 2],
    ['class A:\n  def f(self, a):\n    return self\n', 2],
    ['class A: pass\nclass B(A):\n  def f(self, a):\n    return self\n', 3],
    ['def f(a):\n  # (a, b)\n  return 1\n', 1],
    ['class A:\n  def f(this): return 1\n', 2],
    ['if a:\n  def f(a): return 1\nelse:\n  def f(a): return 2\n', 2, 4],
    ['def f(a):\n  if a:\n    def g(b): return 1\n  else:\n    def g(b): return 2\n  return g\n', 3, 5],
    ['class A:\n  def f(self, a): return 1\n  f = property(f)\n', 2],
    ['import datetime\nclass A(datetime.datetime):\n  def f(self, a): return 1\n', 3],
    ['class A(dict):\n  def f(self, a): return 1\n', 2],
    ['class B(Exception):\n  def f(self, a):\n    return self\n', 2],
  ],
  [
    'def f(_, _a, event, context): return 1\n',
    'def f(a): pass\n',
    'def f(a):\n  """Says."""\n  ...\n',
    '@b\ndef f(a): return 1\n',
    'def f(a): raise NotImplementedError("a")\n',
    'def f(a): return locals()\n',
    'def f(a): return 1\ng = [f]\n',
    'class A:\n  def f(self, a): return 1\n  def g(self): return self.f\n',
    'import abc\nclass A(abc.ABC):\n  def f(self, a): return 1\n',
    'class A(dict):\n  def get(self, a): return 1\n',
    'class A(B):\n  def f(self, a): return 1\n',
    'class A:\n  def f(self): return 1\nclass B(A):\n  def f(self, a): return 1\n',
    'class A:\n  def __eq__(self, a): return 1\n',
    'def f(a):\n  # looks at a later\n  return 1\n',
    'def f(a):\n  """Says what a is."""\n  return 1\n',
    'class A(metaclass=B):\n  def f(self, a): return 1\n',
  ],
);
