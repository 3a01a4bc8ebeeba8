import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6883',
  rule,
  [
    [
      'from datetime import datetime\ndatetime.strptime(a, "%H:%M %p")\ndatetime.now().strftime("%I:%M")\n',
      2,
      3,
    ],
  ],
  [
    'from datetime import datetime\ndatetime.strptime(a, "%I:%M %p")\ndatetime.now().strftime("%H:%M")\na.strftime("%I")\n',
  ],
);
