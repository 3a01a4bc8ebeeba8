import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6734',
  rule,
  [
    ['import pandas as pd\ndf = pd.DataFrame({})\ndf.drop(columns="a",\n  inplace=True)\n', 4],
    [
      'import pandas as pd\ndef f(a):\n  df = None\n  if a:\n    df = pd.read_csv(a).describe()\n  df.dropna(inplace=True)\n  df = a\n',
      6,
    ],
    [
      'import pandas as pd\nfor a in b:\n  df = pd.read_csv(a)\n  df = df.head()\n  df.dropna(inplace=True)\n',
      5,
    ],
    ['import pandas as pd\ndf = pd.read_csv("a").groupby("b").sum()\ndf.dropna(inplace=True)\n', 3],
  ],
  [
    'import pandas as pd\ndf = pd.DataFrame({})\ndf = df.drop(columns="a")\nx.drop(inplace=True)\ndf.drop(inplace=False)\ndf.rename(inplace=True)\n',
    'import pandas as pd\ndf = pd.read_csv("a")\nfor a in b:\n  df = a\n  df = df.head()\n  df.dropna(inplace=True)\n',
    'import pandas as pd\ndef f(df: pd.DataFrame):\n  df.dropna(inplace=True)\n',
    'import pandas as pd\ndef f(a):\n  df = pd.read_csv(a)\n  df = a.b(df)\n  df.dropna(inplace=True)\n',
  ],
);
