import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6741',
  rule,
  [
    ['import pandas as pd\ndf = pd.read_csv("a")\nx = df.values\n', 3],
    [
      'import pandas as pd\na = pd.read_csv("a") if b else None\na.values\n(c or pd.read_csv("a")).values\n(pd.read_csv("a") or None).values\n',
      3,
      5,
    ],
  ],
  [
    'import pandas as pd\ndf = pd.read_csv("a")\ndef f():\n  return df.values\n',
    'import pandas as pd\nclass A:\n  def f(self):\n    self.df = pd.read_csv("a")\n    return self.df.values\n',
    'import pandas as pd\na = b = pd.read_csv("a")\na.values\nb.values\n',
    'import pandas as pd\ndf = pd.read_csv("a")\nx = df.to_numpy()\ny = {}.values\nz = a.values\n',
  ],
);
