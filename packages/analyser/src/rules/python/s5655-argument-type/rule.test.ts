import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5655',
  rule,
  [
    ['def f(a: int, b: str): pass\nf("a", 1)\nf(1, b=2)\nf(1, None, **c)\n', 2, 3, 4],
    ['class A:\n  def m(self, a: int): pass\n  def n(self):\n    self.m("b")\n    A.m(self, "b")\n', 4, 5],
    [
      'class A:\n  @staticmethod\n  def m(a: int): pass\n  @classmethod\n  def n(cls, a: str): pass\nA.m([])\nA.n(1)\n',
      6,
      7,
    ],
    ['a = len(filter(None, b))\ndef f():\n  c = map(int, b)\n  return len(c) + len(zip(b))\n', 1, 4, 4],
    ['class A:\n  def own(self): pass\ndef f(a: A): pass\nf(1)\n', 4],
    [
      'class A:\n  def m(self, a: str): pass\nclass B(A): pass\nA().m(1)\nB().m(1)\nc = B()\nc.m(1)\n',
      4,
      5,
      7,
    ],
    ['class A:\n  def m(self, a: str): pass\ndef f():\n  b = A()\n  c = b\n  c.m(1)\n', 6],
    ['def f(a, *, b: int): pass\nf(1, b="x")\n', 2],
  ],
  [
    'def f(a: float, *b: int, c: str = ""): pass\nf(1, "b", c="d")\nf(*a)\n',
    'class A:\n  def m(self, a: int): pass\n  def n(self):\n    self.m(1)\n    self.o("b")\nA.m(1, 2)\n',
    'def f(a: list[str], b: bool): pass\nf("a", 1)\nf(g(), x)\n',
    'def f(a: int): pass\ndef f(a: str): pass\nf("a")\n',
    'class A:\n  def own(self): pass\ndef f(a: A): pass\nf("a")\nb = str(1)\nf(b + "c")\nf(A)\n',
    'class A:\n  def m(self, a: str): pass\ndef f(b: A, c):\n  b.m(1)\n  d = A() if c else c\n  d.m(1)\n  e = A\n  e.m(1)\n',
    'class A(Unknown):\n  def n(self, a: str): pass\nA().m(1)\n',
    '@g\ndef f(a: int): pass\nf("a")\n',
    'len(list(filter(None, b)))\nlen(range(1))\nlen(filter)\nlen(*map(int, b))\n',
  ],
);
