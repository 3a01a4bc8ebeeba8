import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6711',
  rule,
  [
    ['import numpy as np\nnp.random.rand(1)\nx = np.random.RandomState(0)\n', 2, 3],
    ['from numpy.random import RandomState\ns = RandomState(0)\ns.randn(3)\n', 2, 3],
    ['from numpy.random import rand\nrand(3)\n', 2],
  ],
  [
    'import numpy as np\nimport random\nnp.random.seed(1)\nnp.random.default_rng(1).random()\nrandom.random()\n',
  ],
);
