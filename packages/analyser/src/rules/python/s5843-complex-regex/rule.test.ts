import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5843',
  rule,
  [['import re\nre.compile(r"((((a+)*|b)?|c){2,3}[d-e](?=f+)|g)+")\n', 2]],
  ['import re\nre.compile(r"((a+)*|b)?")\n'],
);
