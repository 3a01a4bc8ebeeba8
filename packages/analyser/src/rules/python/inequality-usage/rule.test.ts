import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule('InequalityUsage', rule, [['if a <> b: pass\n', 1]], ['if a != b: pass\n']);
