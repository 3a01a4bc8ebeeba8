import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6326',
  rule,
  [['import re\nre.compile(r"a   b")\n', 2]],
  ['import re\nre.compile(r"a b c")\nre.compile(r"a   b", re.X)\nre.compile(r"[ ] [ ]")\n'],
);
