import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6887',
  rule,
  [
    [
      'import pytz\nfrom datetime import datetime\nz = pytz.timezone("a")\ndatetime(2024, 1, 1, tzinfo=z)\ndatetime(2024, 1, 1, 0, 0, 0, 0, pytz.timezone("b"))\n',
      4,
      5,
    ],
  ],
  [
    'import pytz\nfrom datetime import datetime, timezone\ndatetime(2024, 1, 1, tzinfo=timezone.utc)\npytz.timezone("a").localize(datetime(2024, 1, 1))\n',
  ],
);
