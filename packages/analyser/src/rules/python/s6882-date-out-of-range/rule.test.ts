import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6882',
  rule,
  [
    [
      'import datetime\ndatetime.date(2024, 13, 1)\ndatetime.time(hour=24)\ndatetime.datetime(2024, 1, -1)\n',
      2,
      3,
      4,
    ],
  ],
  ['from datetime import date, time\ndate(2024, 12, 31)\ntime(23, 59, 59, 999999)\ndate(a, b, c)\n'],
);
