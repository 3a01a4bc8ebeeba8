import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1481',
  rule,
  [
    ['def f():\n  a = 1\n  a = 2\n', 2],
    ['def f():\n  a, b = g()\n  return b\n', 2],
    ['def f():\n  [a, b] = g()\n  return b\n', 2],
    ['def f():\n  [c, (a, b)] = g()\n  return c, b\n', 2],
    ['def f():\n  [c, *a] = g()\n  return c\n', 2],
    ['def f():\n  c, [a, b] = g()\n  return c, b\n', 2],
    ['x = [1 for a in b]\n', 1],
    ['def f():\n  for i in b: pass\n', 2],
    ['def f(a):\n  a = 1\n', 2],
    ['def f(a, *b):\n  for b in a: pass\n', 2],
    ['class A:\n  def f(self, a=1):\n    self.b = 1\n    a = self.c()\n', 4],
  ],
  [
    'a = 1\n',
    'def f():\n  (a, b) = g()\n  return b\n',
    'def f():\n  for a, b in c: g(b)\n',
    'def f():\n  for [a, b] in c: g(b)\n',
    'def f():\n  with c as [a, b]: g(b)\n',
    'def f(c):\n  return lambda: (d := c)\n',
    'def f():\n  import a\n',
    'def f():\n  _a = unused = dummy = 1\n',
    'def f(a): pass\n',
    'def f(a):\n  a = a + 1\n',
    'def f(a):\n  a = 1\n  return a\n',
    'def f(_a):\n  _a = 1\n',
    'def f(a):\n  a = 1\n  return locals()\n',
    'def f():\n  a = 1\n  return locals()\n',
    'def f():\n  global a\n  a = 1\n',
    'def f():\n  a = 1\n  return lambda: a\n',
  ],
);
