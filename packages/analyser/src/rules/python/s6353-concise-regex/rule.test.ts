import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6353',
  rule,
  [
    ['import re\nre.compile(r"[0-9]+")\nre.match("[^0-9]", a)\n', 2, 3],
    ['import re\nre.compile(r"[0-9A-Za-z_]x{1,}y{0,1}z{2,2}")\n', 2, 2, 2, 2],
    ['import re\nP = r"x{0,}"\nre.search(P, a)\n', 2],
  ],
  [
    'import re\nre.compile(r"[0-9a][a-z]\\d{1,3}x{2}")\n',
    'from a import re\nre.compile(r"[0-9]")\n',
    'import re\nre.compile(f"[0-9]{a}")\nre.compile("[0-9")\n',
  ],
);
