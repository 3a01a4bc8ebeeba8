import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6331',
  rule,
  [['import re\nre.compile(r"a()b(?:)")\n', 2, 2]],
  ['import re\nre.compile(r"a(b)(?i)\\(\\)")\n'],
);
