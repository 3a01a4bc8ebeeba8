import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['import pandas as pd\ndf = pd.read_csv("a")\nx = df.values\n', 3],
    ['import pandas as pd\ndf = pd.read_csv("a")\ndef f():\n  return df.values\n', 4],
    [
      'import pandas as pd\nclass A:\n  def __init__(self):\n    self.df = pd.read_csv("a")\n  def f(self):\n    d = self.df\n    return d.values, self.df.values\n',
      7,
      7,
    ],
  ],
  [
    'import pandas as pd\nclass A:\n  def f(self, a):\n    self.df = pd.read_csv("a")\n    self.df = a\n    return self.df.values\n',
    'import pandas as pd\nclass A:\n  def f(self, a):\n    a.df = pd.read_csv("a")\n    return a.df.values\n',
    'import pandas as pd\ndf = pd.read_csv("a")\ndef f():\n  global df\n  df = 1\n  return df.values\n',
    'import pandas as pd\ndf = pd.read_csv("a")\nx = df.to_numpy()\ny = {}.values\nz = a.values\n',
  ],
);
