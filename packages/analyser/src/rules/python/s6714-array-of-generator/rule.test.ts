import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6714',
  rule,
  [['import numpy as np\nx = np.array(a for a in b)\ny = np.array((a for a in b), c)\n', 2, 3]],
  ['import numpy as np\nx = np.array([a for a in b])\n'],
);
