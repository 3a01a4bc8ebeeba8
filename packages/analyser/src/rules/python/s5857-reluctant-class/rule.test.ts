import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5857',
  rule,
  [['import re\nre.compile(r"<.+?>")\n', 2]],
  ['import re\nre.compile(r"<[^>]+>")\nre.compile(r"<.+?-->".replace("-", "."))\nre.compile(r".*?(ab)")\n'],
);
