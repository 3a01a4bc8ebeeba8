import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule('ExecStatementUsage', rule, [['exec "a"\n', 1]], ['exec("a")\n']);
