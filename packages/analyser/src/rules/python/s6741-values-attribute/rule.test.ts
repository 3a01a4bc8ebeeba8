import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [['import pandas as pd\ndf = pd.read_csv("a")\nx = df.values\n', 3]],
  ['import pandas as pd\ndf = pd.read_csv("a")\nx = df.to_numpy()\ny = {}.values\nz = a.values\n'],
);
