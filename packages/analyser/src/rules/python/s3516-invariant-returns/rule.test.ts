import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['def f(a):\n  if a:\n    return True\n  return True\n', 1],
    ['def f(a):\n  b = 1\n  if a:\n    return b\n  raise E\n  return b\n', 1],
    ['def f(a):\n  b = a.c()\n  b.d()\n  if b:\n    return b\n  a.e()\n  return b\n', 1],
  ],
  [
    'def f(a):\n  if a:\n    return True\n  return False\n',
    'def f(a):\n  if a:\n    return True\n  if b:\n    return True\n',
    'def f(a):\n  b = 1\n  if a:\n    return b\n  b = 2\n  return b\n',
    'def f(a):\n  b = []\n  if a:\n    return b\n  b.append(1)\n  return b\n',
    'def f(a):\n  b = a.c()\n  if a:\n    return b\n  a.d(b)\n  return b\n',
    'def f(self, a):\n  if a:\n    return self\n  return self\n',
    'B = 1\ndef f(a):\n  if a:\n    return B\n  return B\n',
    'def f(a):\n  return 1\n',
  ],
);
