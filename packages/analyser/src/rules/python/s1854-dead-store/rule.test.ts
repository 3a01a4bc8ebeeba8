import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1854',
  rule,
  [
    ['def f():\n  a = g()\n  a = h()\n  return a\n', 2],
    ['def f():\n  a = g()\n  b(a)\n  a = h()\n', 4],
    ['def f(c):\n  a = g()\n  if c:\n    a = 2\n  else:\n    a = 3\n  return a\n', 2],
    ['def f(c):\n  for i in c:\n    a = g(i)\n    b(a)\n    a = h(i)\n', 5],
    ['def f():\n  a = ...\n  a = h()\n  return a\n', 2],
    ['def f():\n  a = 0.\n  a = h()\n  return a\n', 2],
    ['def f():\n  a = " "\n  a = h()\n  return a\n', 2],
    ['def f():\n  a = 1.0\n  a = h()\n  return a\n', 2],
  ],
  [
    'def f():\n  a = 0\n  a = h()\n  return a\n',
    'def f():\n  a = 0.0\n  a = h()\n  return a\n',
    'def f():\n  a = 0j\n  a = h()\n  return a\n',
    'def f():\n  a = "" \'\'\n  a = h()\n  return a\n',
    'def f():\n  a = """"""\n  a = h()\n  return a\n',
    'def f():\n  a = Rb""\n  a = h()\n  return a\n',
    'def f():\n  a = g()\n',
    'def f():\n  a, b = g()\n  a = h()\n  return a\n',
    'def f(c):\n  a = g()\n  while c:\n    b(a)\n    a = h()\n',
    'def f(c):\n  for i in c:\n    a = g(i)\n    if i: break\n  return a\n',
    'def f(c):\n  a = g()\n  if c: a = h()\n  return a\n',
    'def f():\n  a = g()\n  def k(): return a\n  a = h()\n  return k\n',
    'def f():\n  try:\n    a = g()\n    a = h()\n  except B: return a\n',
    'def f():\n  a = g()\n  with b: a = h()\n  return a\n',
    'def f():\n  a = g()\n  a = a + 1\n',
  ],
);
