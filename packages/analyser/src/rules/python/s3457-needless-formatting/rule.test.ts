import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S3457',
  rule,
  [
    ['x = f"a"\n', 1],
    ['x = "{}".format(1, 2)\n', 1],
    ['x = "{a}".format(a=1, b=2)\n', 1],
    ['x = "%(a)s" % {"a": 1, "b": 2}\n', 1],
    ['import logging\nlogging.info("%s", 1, 2)\nlogging.error("%s %s", 1)\n', 2, 3],
  ],
  [
    'x = f"a" f"{b}"\n',
    'x = "{} {{}}".format(1)\n',
    'x = "{0} {0}".format(1)\n',
    'x = "{:{}}".format(1, 2)\n',
    'x = "{}".format(*a)\n',
    'x = "%(a)s" % {"a": 1}\n',
    'x = "%s" % a\n',
    'import logging\nlogging.info("%s", 1, exc_info=True)\nlogging.info("100%")\n',
  ],
);
