import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S101',
  rule,
  [
    ['class una_Dos: pass\n', 1],
    ['@a\nclass UNO_DOS: pass\n', 2],
  ],
  ['class Uno: pass\nclass _uno: pass\nclass __Uno: pass\n'],
);
