import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5797',
  rule,
  [
    ['if True:\n  x()\nelif not "a":\n  y()\n', 1, 3],
    ['x = a if (b and 1) else c\n', 1],
    ['def f():\n  a = 1\n  if a:\n    x()\n', 3],
    ['def f(b):\n  if b:\n    a = True\n    if a:\n      x()\n', 4],
    ['def f(b):\n  a = False\n  if b:\n    if a: x()\n    a = True\n  return a\n', 4],
    ['def f(b):\n  a: int = 1\n  if b: x()\n  elif a: y()\n  a = 2\n', 4],
    ['def f(b):\n  a = None\n  if a: x()\n  a = lambda: 1\n  if a: x()\n  return b if a else 1\n', 3, 5, 6],
    ['def f(b):\n  while b:\n    a = 1\n    if a: x()\n    a = 2\n', 4],
    ['def f(): pass\nif f:\n  x()\n', 2],
    ['x = "a" and b\ny = f(a and [] and b)\nassert "a" or b\n', 1, 2, 3],
    ['x = [a for a in b if True]\n', 1],
  ],
  [
    'while True:\n  x()\n',
    'if a or b(): x()\n',
    'x = a or "b"\ny = a and 1 or 2\nz = ("a" or b) in c\nassert a and "b"\n',
    'def f():\n  a = 1\n  while b:\n    if a: x()\n    a = 2\n',
    'def f(b):\n  a = 1\n  try: x()\n  except E: pass\n  if a: y()\n',
    'def f(b):\n  a = 1\n  for c in b:\n    if a: x()\n    a = 2\n',
    'def f(b):\n  a = []\n  if a: x()\n  a = (1)\n  if a: x()\n  a = ...\n  if a: x()\n  a = 1\n  if (a): x()\n  if not a: x()\n  if a and b: x()\n',
    'def f(a):\n  import b\n  a = True\n  b = True\n  if a: x()\n  if b: x()\n',
    'def f(a=1):\n  if a: x()\n  b = c = 1\n  if b or c: x()\n  d, e = 1, 2\n  if d: x()\n',
    'A = True\ndef f():\n  if A: x()\n',
  ],
);
