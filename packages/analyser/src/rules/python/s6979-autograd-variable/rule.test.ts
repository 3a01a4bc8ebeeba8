import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6979',
  rule,
  [['from torch.autograd import Variable\nx = Variable(y)\n', 2]],
  ['import torch\nx = torch.tensor(y)\n'],
);
