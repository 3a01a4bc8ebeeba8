import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6900',
  rule,
  [
    [
      'import numpy as np\nnp.is_busday(a, weekmask="111")\nnp.busday_count(a, b, [1, 2, 1, 1, 1, 0, 0])\n',
      2,
      3,
    ],
  ],
  [
    'import numpy as np\nnp.is_busday(a, weekmask="1111100")\nnp.is_busday(a, weekmask="Mon Tue")\nnp.is_busday(a, b)\nnp.is_busday(a)\n',
  ],
);
