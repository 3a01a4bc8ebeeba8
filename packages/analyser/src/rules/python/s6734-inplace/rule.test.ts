import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['import pandas as pd\ndf = pd.DataFrame({})\ndf.drop(columns="a",\n  inplace=True)\n', 4],
    ['import pandas as pd\ndef f(df: pd.DataFrame):\n  df.dropna(inplace=True)\n', 3],
  ],
  [
    'import pandas as pd\ndf = pd.DataFrame({})\ndf = df.drop(columns="a")\nx.drop(inplace=True)\ndf.drop(inplace=False)\n',
  ],
);
