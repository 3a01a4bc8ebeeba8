import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['# a = 1\n# b = 2\nc()\n', 1],
    ['# def f():\n#     return 1\nc()\n', 1],
    ['c()  # a = 1\n', 1],
    ['c()\n# a = 1\n', 2],
    ['# name: str\n# size: int\nc()\n', 1],
    ['c()\nd()\n# coding=e\n', 3],
    ['#a(1)\n#b(2)\nc()\n', 1],
    ['# "one two\n# three"\n#\n# "four"\nc()\n', 1],
    ['# a = "one\n# two" + "b\n# c"\nc()\n', 1],
    ["# 'one\n#\n# two'\n# a = 1\nc()\n", 1],
    ["# a = 'it\\'s\n# two'\nc()\n", 1],
  ],
  [
    '# "one two\n# three"\nc()\n',
    "# it's one\n# that's two\nc()\n",
    '# "one\n# two"\n# three four\nc()\n',
    '# a sentence of words\nc()\n',
    '# word\n# (a, b)\nc()\n',
    '# a(1)\nc()\n',
    '# name: str\nc()\n',
    '# Scaled: a = b * c\nd()\n',
    '# type: ignore\n# fmt: off\nc()\n',
    '# coding=utf-8\nc()\n',
    '#     if a:\n#         b = 1\nc()\n',
  ],
);
