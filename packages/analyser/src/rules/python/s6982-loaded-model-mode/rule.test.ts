import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6982',
  rule,
  [['import torch\nm = A()\nm.load_state_dict(torch.load("a"))\nm.forward(b)\n', 3]],
  ['import torch\nm = A()\nm.load_state_dict(torch.load("a"))\nm.eval()\n'],
);
