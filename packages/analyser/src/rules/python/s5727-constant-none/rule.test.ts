import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5727',
  rule,
  [
    [
      'import time\ndef f():\n  a = time.strftime("%Y")\n  if a is None: pass\n  return time.sleep(1) is None\n',
      4,
      5,
    ],
    ['def f():\n  a = None\n  if a is None: x()\n', 3],
    ['if [] == None: x()\n', 1],
    ['class A: pass\ndef f(p):\n  a = A()\n  if a is None: x()\n  a = p\n', 4],
    ['def f(p):\n  a = None\n  if p: a = 1\n  a = "b" if p else [p]\n  return a is not None\n', 5],
    ['def f(p):\n  a = dict(p)\n  try: x()\n  except E: a = not p\n  return a is None\n', 5],
    ['class A(Unknown):\n  def __new__(cls): pass\ndef f():\n  a = A()\n  return a is None\n', 5],
    [
      'class A: pass\nb = A()\nif b is None: x()\ndef f():\n  c = A\n  return c is None, int is None\n',
      3,
      6,
      6,
    ],
    [
      'import re, threading\ndef f():\n  a = threading.Lock()\n  b = re.compile("c")\n  return a is None or b is None\n',
      5,
      5,
    ],
    ['def f():\n  a = print(1)\n  b = [1].append(2)\n  return a is None and b is None\n', 4, 4],
    ['def f():\n  a = 1 + 2\n  b = -a\n  c = "d".strip().split()\n  return b is None, c is None\n', 5, 5],
    ['def f():\n  a = [] or {}\n  b = ValueError("c")\n  return a is None, b is None\n', 4, 4],
    ['def f(p):\n  a = None\n  if p:\n    a = 1\n    return a\n  return a is None\n', 6],
    ['def f(p):\n  a = None\n  if p: a = 1\n  elif a is None: x()\n  else: return a is None\n', 4, 5],
  ],
  [
    'def f(p):\n  a = None\n  for b in p:\n    if b: a = b\n    else: x(a is None)\n',
    'def f(p):\n  a = None\n  try:\n    if p:\n      a = 1\n      raise E\n  finally:\n    x(a is None)\n',
    'class A: pass\ndef f():\n  a = b = A()\n  c = d = None\n  return a is None, b is None, c is None, d is None\n',
    'def f(p):\n  a = (b for b in p)\n  c = ~1\n  d = p or []\n  return a is None, c is None, d is None\n',
    'import json, re\ndef f(p):\n  a = json.loads(p)\n  b = re.match(p, p)\n  c = {}.get(p)\n  return a is None, b is None, c is None\n',
    'def f(a: int, *b):\n  return a is None, b is None, f is None\n',
    'def f(p):\n  a = 1\n  for b in p:\n    if a is None: x()\n    a = b\n',
    'def f(p):\n  a = 1\n  def g():\n    nonlocal a\n    a = p\n  return a is None\n',
    'def f(p):\n  a = p()\n  return a is None\n',
    'def f(a):\n  b = None\n  if a: b = 1\n  if b is None: x()\n',
    'A = None\ndef f():\n  return A is None\n',
  ],
);
