import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S108',
  rule,
  [
    ['if a:\n  pass\nelse:\n  pass\n', 2, 4],
    ['for a in b: pass\n', 1],
    ['if a:\n  pass\n  # after it\nelif b:\n  c()\n', 2],
    ['if a:\n  pass\n# of the other branch\nelif b:\n  c()\n', 2],
    ['try:\n  pass\nexcept A:\n  b()\n', 2],
  ],
  [
    'def f(): pass\nclass A: pass\n',
    'try:\n  a()\nexcept A:\n  pass\n',
    'if a:\n  pass  # because\n',
    'if a:\n  # because\n  pass\n',
    'if a:\n  b\n  pass\n',
  ],
);
