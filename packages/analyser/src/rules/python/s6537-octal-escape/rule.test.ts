import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6537',
  rule,
  [['import re\nre.compile(r"a\\012")\n', 2]],
  ['import re\nre.compile(r"(a)\\1\\x0a\\0")\nre.compile("\\012")\n'],
);
