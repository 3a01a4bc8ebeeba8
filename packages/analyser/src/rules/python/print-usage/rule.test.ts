import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(rule, [['print "a"\n', 1]], ['print("a")\n']);
