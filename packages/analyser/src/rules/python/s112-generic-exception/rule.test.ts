import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S112',
  rule,
  [
    ['raise Exception\n', 1],
    ['raise BaseException("a")\n', 1],
    ['def f(e: Exception):\n  raise e\n', 2],
    ['def f():\n  e = Exception()\n  raise e\n', 3],
  ],
  [
    'raise ValueError()\n',
    'raise\n',
    'from a import Exception\nraise Exception()\n',
    'try: a()\nexcept Exception as e:\n  raise e\n',
  ],
);
