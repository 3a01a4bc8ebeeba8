import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6396',
  rule,
  [['import re\nre.compile(r"a{1}b{1,1}c{0}")\n', 2, 2, 2]],
  ['import re\nre.compile(r"a{2}b{0,1}c{1,}")\n'],
);
