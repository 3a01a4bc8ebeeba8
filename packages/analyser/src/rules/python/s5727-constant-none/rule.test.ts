import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['def f():\n  a = None\n  if a is None: x()\n', 3],
    ['if [] == None: x()\n', 1],
    ['class A: pass\ndef f(p):\n  a = A()\n  if a is None: x()\n  a = p\n', 4],
    ['def f(p):\n  a = None\n  if p: a = 1\n  a = "b" if p else [p]\n  return a is not None\n', 5],
    ['def f(p):\n  a = dict(p)\n  try: x()\n  except E: a = not p\n  return a is None\n', 5],
  ],
  [
    'def f(p):\n  a = 1\n  for b in p:\n    if a is None: x()\n    a = b\n',
    'def f(p):\n  a = 1\n  def g():\n    nonlocal a\n    a = p\n  return a is None\n',
    'def f(p):\n  a = p()\n  return a is None\n',
    'def f(a):\n  b = None\n  if a: b = 1\n  if b is None: x()\n',
    'A = None\ndef f():\n  return A is None\n',
  ],
);
