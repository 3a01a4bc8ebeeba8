import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [['def f(a: int, b: str): pass\nf("a", 1)\nf(1, b=2)\n', 2, 2, 3]],
  [
    'def f(a: float, *b: int, c: str = ""): pass\nf(1, "b", c="d")\nf(*a)\n',
    'def f(a: int): pass\ndef f(a: str): pass\nf("a")\n',
    '@g\ndef f(a: int): pass\nf("a")\n',
  ],
);
