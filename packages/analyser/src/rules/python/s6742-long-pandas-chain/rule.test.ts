import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

const six = '.dropna().head().abs().tail().copy().round()';
const file = (chain: string) => `import pandas as pd\ndef f():\n  df = pd.read_csv("a")\n  return ${chain}\n`;

describeRule(
  'S6742',
  rule,
  [
    [file(`df${six}.head()`), 4],
    [file(`df${six}.T`), 4],
    [file(`pd.read_csv("b")${six}`), 4],
    [file(`df.dropna()["a"].head().abs().tail().copy().round().head()`), 4],
    [file(`g(df${six}.head())`), 4],
  ],
  [
    file(`df${six}`),
    file(`df.pipe(g)${six}`),
    file(`df["a"]${six}.head()`),
    file(`df.loc[0:2]${six}.head()`),
    file(`(df.head())${six}`),
    `def f(df):\n  return df${six}.head().head()\n`,
    'a = "b"' + '.strip()'.repeat(8) + '\n',
  ],
);
