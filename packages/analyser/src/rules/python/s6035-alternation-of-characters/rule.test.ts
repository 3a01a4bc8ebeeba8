import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6035',
  rule,
  [
    ['import re\nre.compile(r"(a|b|\\.)")\n', 2],
    ['import re\nre.compile(r"\\d|a")\nre.compile(r"\\s|\\n")\nre.split("\\\\+|-", a)\n', 2, 3, 4],
    ['import re\nre.compile("a|😀")\nre.compile("😀|😁")\nre.compile(r"\\x41|(?:é|😀)")\n', 2, 3, 4],
    ['import re\nre.compile(r"[ab]|c")\nre.compile(r"[a]|[b]")\n', 2, 3],
  ],
  [
    'import re\nre.compile(r"(ab|c)")\nre.compile(r"\\b|a")\nre.compile(r".|a")\nre.compile(r"\\0|a")\n',
    'import re\nre.compile(r"\\U0001F600|a")\nre.compile("ab|😀")\nre.compile("a😀|b")\n',
  ],
);
