import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S3626',
  rule,
  [
    ['def f():\n  x()\n  return\n', 3],
    ['for a in b:\n  if a:\n    x()\n    continue\n', 4],
    ['def f():\n  if a:\n    x()\n  else:\n    y()\n    return\n', 6],
  ],
  [
    'def f():\n  return\n',
    'def f():\n  if a:\n    return\n  x()\n',
    'for a in b:\n  try:\n    x()\n    continue\n  except E:\n    y()\n',
    'while a:\n  x()\n  return\n',
  ],
);
