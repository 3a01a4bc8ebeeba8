import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1845',
  rule,
  [
    ['class A:\n  data = 1\n  def DATA(self): pass\n', 3],
    ['class A:\n  def a(self):\n    self.B = 1\n  def b(self): pass\n', 4],
    ['class A:\n  MAX = 1\n  def f(self):\n    self.max = 2\n', 4],
    ['class A:\n  def a(self): pass\n  def A(self): pass\n', 3],
    ['class A:\n  def f(self):\n    x = self.ONE\n    self.one = 1\n', 4],
    ['class A:\n  def f(self):\n    self.one = self.ONE\n', 3],
    ['class A:\n  def one(self): pass\n  def f(self):\n    self.ONE()\n', 4],
    ['class A:\n  def f(self):\n    def g(): self.ONE\n  def one(self): pass\n', 4],
    ['class A:\n  @classmethod\n  def f(cls):\n    cls.one = cls.ONE\n', 4],
  ],
  [
    'class A:\n  def f(self, other):\n    other.one = other.ONE\n    self.x.one = self.x.ONE\n    ONE = self.one\n',
    'class A:\n  def one(self): pass\n  def f(self):\n    self.one(self.one)\n',
    'class A:\n  a = 1\n  def b(self):\n    self.a = 2\n',
    'class A:\n  def a(self): pass\n  def a(self): pass\n',
  ],
);
