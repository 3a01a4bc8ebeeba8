import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S2836',
  rule,
  [
    ['for a in b:\n  x()\nelse:\n  y()\n', 3],
    ['while a:\n  for c in d:\n    break\nelse:\n  y()\n', 4],
  ],
  [
    'for a in b:\n  if a:\n    break\nelse:\n  y()\n',
    'while a:\n  for c in d:\n    if c:\n      break\n  else:\n    break\nelse:\n  y()\n',
  ],
);
