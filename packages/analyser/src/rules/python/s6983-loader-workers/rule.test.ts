import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6983',
  rule,
  [['from torch.utils.data import DataLoader\nx = DataLoader(y, batch_size=3)\n', 2]],
  ['from torch.utils.data import DataLoader\nx = DataLoader(y, num_workers=3)\nz = DataLoader(**a)\n'],
);
