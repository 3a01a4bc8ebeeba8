import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6659',
  rule,
  [
    ['if a[:3] == "abc": x()\n', 1],
    ['if a[-3:] != "abc": x()\n', 1],
    ['if a[3:] == "abc": x()\nif "abc" == a[:-1]: x()\n', 1, 2],
    ['def f(a: str, b):\n  if b[1:] == a: x()\n  if a[1:] == b: x()\n  if a == b[:2]: x()\n', 2, 3, 4],
    ['def f(a: str, b):\n  c = a.strip()\n  return b[1:] == c, b[1:] == (a or "d") + c\n', 3, 3],
  ],
  [
    'if a[1:3] == "bc": x()\nif a[::2] == "bc": x()\nif a[:] == "bc": x()\n',
    'if a[:3] == b: x()\nif a[1:] == b"c": x()\n',
    'def f(a: str, b, c: "str"):\n  d = b.strip()\n  return b[1:] == a[1:], b[1:] == a[0], b[1:] == c, b[1:] == d\n',
  ],
);
