import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'PrintStatementUsage',
  rule,
  [
    ['print "a"\n', 1],
    ['a()\nprint\nif a: print\nprint; a()\nprint # a\n', 2, 3, 4, 5],
    ['if a:\n  print\n', 2],
  ],
  ['print("a")\n', '(print)\n', 'a = print\nb(print)\n', 'print.a\n', 'print = 1\n'],
);
