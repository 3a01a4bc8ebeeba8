import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6894',
  rule,
  [
    [
      'import pandas as pd\npd.to_datetime("01-22-2000 10:00", dayfirst=True)\npd.to_datetime(["01/02/2000"], yearfirst=True)\n',
      2,
      3,
    ],
  ],
  [
    'import pandas as pd\npd.to_datetime("22-01-2000", dayfirst=True)\npd.to_datetime("2000/02/01", yearfirst=True)\npd.to_datetime("01-22-2000")\n',
  ],
);
