import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5860',
  rule,
  [
    ['import re\nm = re.match(r"(?P<a>.)(b)", x)\nm.group(1)\nm.group("c")\n', 3, 4],
    ['import re\np = re.compile(r"(?P<a>.)")\np.match(x).group(1)\n', 3],
  ],
  [
    'import re\nm = re.match(r"(?P<a>.)(b)", x)\nm.group("a")\nm.group(2)\nm.group(0)\nm.group()\n',
    'import re\nm = re.match(r"(.)", x)\nm.group(1)\n',
  ],
);
