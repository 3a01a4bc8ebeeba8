import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6395',
  rule,
  [['import re\nre.compile(r"(?:ab)c")\n', 2]],
  ['import re\nre.compile(r"(?:ab)+(?:a|b)c(?i:d)(e)")\n'],
);
