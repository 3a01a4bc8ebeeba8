import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5869',
  rule,
  [
    ['import re\nre.compile("[a-zA-Z]", re.I)\nre.sub("[aA]", b, c, flags=re.IGNORECASE | re.M)\n', 2, 3],
    ['import re\nre.compile("(?i)[bB]")\n', 2],
    ['import re\nre.compile(r"[aba]")\nre.compile(r"[a-zc]")\nre.compile(r"[\\w_]")\n', 2, 3, 4],
  ],
  [
    'import re\nre.compile(r"[ab\\s\\d-]")\n',
    'import re\nre.compile("[aA]")\nre.compile("[a-f0-9]", re.I)\n',
  ],
);
