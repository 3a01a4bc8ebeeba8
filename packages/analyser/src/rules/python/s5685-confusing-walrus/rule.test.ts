import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['(a := 1)\n', 1],
    ['b = (a := 1)\n', 1],
    ['f(b=(a := 1))\n', 1],
    ['x = f"{(a:=1)}"\n', 1],
    ['def f(b=(a := 1)): pass\n', 1],
  ],
  ['if (a := 1): pass\n', 'f(a := 1)\n', 'b = [a := 1]\n', 'b = (a := 1) + 2\n'],
);
