import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule('S1134', rule, [['# FIXME\nx = 1  #fixme: b\ny = 2\n', 1, 2]], ['# a fixme: b\nx = "FIXME"\n']);
