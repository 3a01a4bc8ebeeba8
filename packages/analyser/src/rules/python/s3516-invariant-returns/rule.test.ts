import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S3516',
  rule,
  [
    ['def f(a):\n  if a:\n    return True\n  return True\n', 1],
    ['def f(a):\n  if a.b:\n    raise E()\n  if a:\n    return True\n  return True\n', 1],
    ['def f(a):\n  if a < 1:\n    raise E()\n  if a > 2:\n    return a\n  return a\n', 1],
    ['def f(a):\n  for x in a:\n    if x:\n      raise E()\n    return a\n  return a\n', 1],
    ...[
      'if a < 1: raise E(a)',
      'b = a',
      'while a > 1: g()',
      'for b in a: g(b)',
      'if a.b and not a[0]: g()',
    ].map((between): [string, number] => [`def f(a):\n  if a:\n    return a\n  ${between}\n  return a\n`, 1]),
    ['def f(a):\n  if a: return None\n  try: g()\n  except: h()\n  return None\n', 1],
    ['def f(a):\n  b = a.c()\n  b.d()\n  if b:\n    return b\n  a.e()\n  return b\n', 1],
  ],
  [
    'def f(a):\n  if a:\n    return True\n  return False\n',
    'def f(a):\n  if a:\n    return True\n  if b:\n    return True\n',
    'def f(a):\n  b = 1\n  if a:\n    return b\n  b = 2\n  return b\n',
    'def f(a):\n  b = []\n  if a:\n    return b\n  b.append(1)\n  return b\n',
    'def f(a):\n  b = a.c()\n  if a:\n    return b\n  a.d(b)\n  return b\n',
    ...['g(f"{a}")', 'a.b()', 'a.b = 1', 'a[0] = 1', 'del a.b', 'if a in b: g()', 'if g(a): g()'].map(
      (between) => `def f(a):\n  if a:\n    return a\n  ${between}\n  return a\n`,
    ),
    'def f(self, a):\n  if a:\n    return self\n  return self\n',
    'B = 1\ndef f(a):\n  if a:\n    return B\n  return B\n',
    'def f(a):\n  return 1\n',
    'def f(a):\n  if a: return None\n  try: g()\n  except Exception: h()\n  return None\n',
    'def f(a):\n  b = 1\n  if a:\n    return b\n  raise E\n  return b\n',
  ],
);
