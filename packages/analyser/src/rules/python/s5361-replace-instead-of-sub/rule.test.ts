import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5361',
  rule,
  [['import re\nre.sub("abc", "d", e)\n', 2]],
  ['import re\nre.sub("a+", "d", e)\nre.sub("a", "d", e, flags=re.I)\nre.subn("a", "d", e)\n'],
);
