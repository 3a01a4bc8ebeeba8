import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule('BackticksUsage', rule, [['x = `a`\n', 1]], ['x = "`"\n']);
