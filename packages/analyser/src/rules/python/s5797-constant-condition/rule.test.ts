import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['if True:\n  x()\nelif not "a":\n  y()\n', 1, 3],
    ['x = a if (b and 1) else c\n', 1],
    ['def f():\n  a = 1\n  if a:\n    x()\n', 3],
    ['def f(b):\n  if b:\n    a = True\n    if a:\n      x()\n', 4],
    ['def f(): pass\nif f:\n  x()\n', 2],
    ['x = "a" and b\ny = f(a and [] and b)\nassert "a" or b\n', 1, 2, 3],
    ['x = [a for a in b if True]\n', 1],
  ],
  [
    'while True:\n  x()\n',
    'if a or b(): x()\n',
    'x = a or "b"\ny = a and 1 or 2\nz = ("a" or b) in c\nassert a and "b"\n',
    'def f():\n  a = 1\n  while b:\n    if a: x()\n    a = 2\n',
    'A = True\ndef f():\n  if A: x()\n',
  ],
);
