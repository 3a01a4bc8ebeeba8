import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [['import re\nre.compile(r"[aba]")\nre.compile(r"[a-zc]")\nre.compile(r"[\\w_]")\n', 2, 3, 4]],
  ['import re\nre.compile(r"[ab\\s\\d-]")\n'],
);
