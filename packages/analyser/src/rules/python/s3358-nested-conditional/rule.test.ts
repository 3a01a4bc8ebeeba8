import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S3358',
  rule,
  [
    ['x = a if b else c if d else e\n', 1],
    ['x = f(a if b else c) if d else e\n', 1],
    ['x = (a if b else c) if d else e\n', 1],
    ['x = min(a, key=lambda b: (b if c else 1, b)) if d else None\n', 1],
  ],
  ['x = a if b else lambda: c if d else e\n', 'x = [a if b else c, d if e else g]\n'],
);
