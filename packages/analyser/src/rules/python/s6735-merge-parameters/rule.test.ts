import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6735',
  rule,
  [
    ['import pandas as pd\nx = pd.merge(a, b, on="c")\n', 2],
    ['import pandas as pd\ndf = pd.DataFrame()\nx = df.join(b)\n', 3],
  ],
  [
    'import pandas as pd\nx = pd.merge(a, b, how="left", on="c", validate="1:1")\ny = z.merge(b)\nw = pd.merge(**k)\n',
  ],
);
