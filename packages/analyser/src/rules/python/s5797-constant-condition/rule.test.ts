import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['if True:\n  x()\nelif not "a":\n  y()\n', 1, 3],
    ['x = a if (b and 1) else c\n', 1],
    ['def f():\n  a = 1\n  if a:\n    x()\n', 3],
    ['def f(): pass\nif f:\n  x()\n', 2],
  ],
  [
    'while True:\n  x()\n',
    'if a or b(): x()\n',
    'def f():\n  a = 1\n  while b:\n    if a: x()\n    a = 2\n',
    'A = True\ndef f():\n  if A: x()\n',
  ],
);
