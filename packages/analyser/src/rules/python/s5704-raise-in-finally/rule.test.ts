import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5704',
  rule,
  [['try: a()\nfinally:\n  if b: raise\n', 3]],
  [
    'try: a()\nfinally:\n  raise B()\n',
    'try: a()\nfinally:\n  try: b()\n  except C: raise\n',
    'try: a()\nfinally:\n  def f(): raise\n',
  ],
);
