import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5799',
  rule,
  [
    ['x = "a" "b"\n', 1],
    ['x = """a""" """b"""\n', 1],
    ['x = ["a",\n  "b"\n  "c"]\n', 2],
  ],
  [
    'x = "a" \'b\'\n',
    'x = ("a"\n  "b")\n',
    'x = """a\n""" """b"""\n',
    'x = ["a "\n  "b", "c" r"d"]\n',
    'f("a"\n  "b")\n',
    'x = "a %s" "b" % c\ny = "a {}" "b".format(c)\n',
  ],
);
