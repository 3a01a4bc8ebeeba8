import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6729',
  rule,
  [
    ['import numpy as np\nx = np.where(a > 1)\n', 2],
    ['from numpy import where\nx = where(a)\n', 2],
  ],
  ['import numpy as np\nx = np.where(a, b, c)\ny = np.where(*a)\n'],
);
