import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1515',
  rule,
  [
    [
      'for i in a:\n  x = i\n  b.append(lambda: f(i,\n    x))\n'
        .replace('b.append(lambda', 'y = [lambda')
        .replace('))', ')]'),
      3,
      4,
    ],
    ['for i in a:\n  b.append(lambda: i)\n', 2],
    ['for i in a:\n  g = lambda: i\n  b.append(g)\n', 2],
    ['for i in a:\n  b[i] = lambda: i\n', 2],
    ['x = [lambda: i for i in a]\n', 1],
    ['def f():\n  return [lambda: i for i in a]\n', 2],
    ['for i in a:\n  g = lambda: i\n', 2],
    ['for i in a:\n  g = b(lambda: i)\n  g()\n', 2],
    ['def f():\n  for i in a:\n    b.g = lambda: i\n    return b\n', 3],
    ['def f():\n  for i in a:\n    g = lambda: i\n  g()\n  return g\n', 3],
    ['def f():\n  for i in a:\n    g: object = lambda: i\n    return g\n', 3],
    ['for i in a:\n  def f():\n    return i + i\n  b(f)\n', 3],
  ],
  [
    'for i in a:\n  y = [lambda i=i: i]\n',
    'for i in a:\n  def f(): return i\n  f()\n',
    'for i in a:\n  y = [lambda b: c]\n',
    'for i in a:\n  (lambda: i)()\n',
    'def f():\n  for i in a:\n    return lambda: i\n',
    'def f():\n  for i in a:\n    g = lambda: i\n    return g\n',
    'for i in a:\n  g = (lambda: i)\n  g()\n',
    'for i in a:\n  g = lambda: i\n  g()\n  b.append(g)\n',
    'for i in a:\n  def g(): return i\n  g()\n  b.append(g)\n',
    'def f():\n  for i in a:\n    yield lambda: i\n',
    'def f():\n  for i in a:\n    g = [lambda: i]\n    return g\n',
    'def f():\n  for i in a:\n    g = (lambda: i) if b else None\n    return g\n',
    'def f(b):\n  for i in a:\n    b[0] = lambda: i\n    return b\n',
    'def f():\n  for i in a:\n    return b, lambda: i\n',
    'def f():\n  for i in a:\n    g, h = lambda: i, 1\n    return b(g)\n',
    'def f():\n  for i in a:\n    g = h = lambda: i\n    return g\n',
    'def g():\n  for i in a: pass\n  return [lambda: i]\n',
  ],
);
