import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5685',
  rule,
  [
    ['(a := 1)\n', 1],
    ['b = (a := 1)\n', 1],
    ['f(b=(a := 1))\n', 1],
    ['x = f"{(a:=1)}"\n', 1],
    ['def f(b=(a := 1)): pass\n', 1],
    ['def f(b=[(a := 1)]): pass\n', 1],
    ['lambda b=(a := 1): b\n', 1],
    ['f(a := 1, b=2)\n', 1],
    ['f(g((a := 1), (c := 2)), b=2)\n', 1],
    ['f(b=None if (a := c) is None else a)\n', 1],
    ['f([a for c in d if (a := c)], b=2)\n', 1],
    ['f(b=lambda: (a := 1))\n', 1],
    ['class A(f(a := 1), metaclass=g): pass\n', 1],
  ],
  [
    'if (a := 1): pass\n',
    'f(a := 1)\n',
    'f(g(b=1), g(a := 1))\n',
    'f((a := 1), **c)\n',
    'b = [a := 1]\n',
    'b = (a := 1) + 2\n',
    'b: int = (a := 1)\n',
  ],
);
