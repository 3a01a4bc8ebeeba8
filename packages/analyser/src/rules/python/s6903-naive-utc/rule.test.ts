import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6903',
  rule,
  [
    ['from datetime import datetime\ndatetime.utcnow()\n', 2],
    ['import datetime\ndatetime.datetime.utcfromtimestamp(1)\n', 2],
  ],
  ['from datetime import datetime\nx = datetime.now()\nf(datetime.utcnow)\n'],
);
