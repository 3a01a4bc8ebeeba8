import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S2737',
  rule,
  [
    ['try: a()\nexcept B: raise\n', 2],
    ['try: a()\nexcept B as e:\n  raise e\n', 3],
    ['try: a()\nexcept C: b()\nexcept B: raise\n', 3],
    ['try: a()\nexcept B as e:\n  raise e from c.d\n', 3],
  ],
  [
    'try: a()\nexcept C: raise\nexcept B: b()\n',
    'try: a()\nexcept B as e: raise C from e\n',
    'try: a()\nexcept B:\n  b()\n  raise\n',
  ],
);
