import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S2772',
  rule,
  [
    ['if a:\n  pass\n  b()\n', 2],
    ['def f():\n  """Says."""\n  a()\n  pass\n', 4],
  ],
  ['if a: pass\n', 'def f():\n  """Says."""\n  pass\n'],
);
