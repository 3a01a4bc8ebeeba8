import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6019',
  rule,
  [['import re\nre.search(r"ab*?", x)\nre.search(r"a(b+?)c*", x)\n', 2, 3]],
  ['import re\nre.search(r"ab*?$", x)\nre.fullmatch(r"ab*?", x)\nre.match(r"a.*?b", x)\n'],
);
