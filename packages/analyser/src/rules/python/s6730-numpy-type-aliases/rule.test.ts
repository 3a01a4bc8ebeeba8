import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6730',
  rule,
  [['import numpy as np\nx = np.int(3)\ny = a.astype(np.bool)\n', 2, 3]],
  ['import numpy as np\nx = np.int64(3)\ny = np.bool_\nw = a.int\n'],
);
