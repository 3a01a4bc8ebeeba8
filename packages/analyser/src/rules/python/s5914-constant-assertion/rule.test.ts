import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5914',
  rule,
  [
    ['assert True\nassert "a", "b"\nassert [1]\nassert None\n', 1, 2, 3, 4],
    [
      'def f(self):\n  x = 3\n  self.assertTrue(True)\n  self.assertFalse(x)\n  self.assertTrue(f)\n',
      3,
      4,
      5,
    ],
    ['def f(case):\n  case.assertTrue(True)\n', 2],
    ['class A:\n  def g(self): pass\n  def f(self):\n    self.assertTrue(self.g)\n', 4],
    ['def f(self):\n  self.assertIsNone([])\n  self.assertIsNotNone(None)\n', 2, 3],
    ['def f(self):\n  self.assertIs(a, [])\n  self.assertIsNot({}, a)\n', 2, 3],
  ],
  [
    'assert a\nassert False\nassert 0, "b"\nassert (1, "a")\nassert [a for a in b]\nassert not True\n',
    'def f(self, a):\n  self.assertTrue(a)\n  self.assertTrue(g())\n  self.assertTrue([b for b in a])\n  self.assertTrue([*a])\n  g().assertTrue(True)\n',
    'def f(self):\n  x = 3\n  x = g()\n  self.assertTrue(x)\n  self.assertIs(x, 3)\n  self.assertIsNone(g())\n',
    'class A:\n  @property\n  def g(self): pass\n  def f(self):\n    self.assertTrue(self.g)\n    self.assertTrue(self.h)\n',
  ],
);
