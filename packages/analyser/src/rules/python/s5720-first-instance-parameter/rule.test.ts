import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5720',
  rule,
  [
    ['class A:\n  def f(this): pass\n', 2],
    ['class A:\n  def f(_self): pass\n', 2],
    ['class A:\n  @abstractmethod\n  def f(this): pass\n', 3],
    ['class A:\n  def f(cls): pass\n', 2],
    ['class A(type):\n  def f(klass): pass\n', 2],
    ['def g():\n  class A:\n    def f(cls): pass\n', 3],
    ['def g():\n  class A(type):\n    def f(klass): pass\n    def h(metacls): pass\n', 3, 4],
    ['class A:\n  @a.hook(1)\n  def f(this): pass\n', 3],
    ['@a.mark\nclass A:\n  def f(this): pass\n', 3],
  ],
  [
    'class A:\n  def f(self): pass\n',
    'class A:\n  def f(_, a): pass\n',
    'class A:\n  @a.hook\n  def f(cls): pass\n',
    'class A:\n  @staticmethod\n  def f(a): pass\n',
    'class A(type):\n  def f(cls): pass\n',
    '@pytest.mark.django_db\nclass A:\n  def teardown_class(cls): pass\n',
    'from enum import EnumMeta\nclass A(EnumMeta):\n  def f(cls): pass\n',
    'class B:\n  class A:\n    def f(klass): pass\n',
    'class B:\n  def g(self):\n    class A:\n      def f(cls): pass\n',
    'class B:\n  def g(self):\n    class A(type):\n      def f(klass): pass\n',
    'class A:\n  def f(a): pass\n  b = f(1)\n',
    'class A(zope.Interface):\n  def f(a): pass\n',
    'class A:\n  def __new__(cls): pass\n',
  ],
);
