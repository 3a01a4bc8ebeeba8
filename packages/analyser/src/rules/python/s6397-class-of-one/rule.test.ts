import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6397',
  rule,
  [['import re\nre.compile(r"a[b]c")\n', 2]],
  ['import re\nre.compile(r"a[.][$][^b][cd]")\nre.compile(r"a[ ]b", re.VERBOSE)\n'],
);
