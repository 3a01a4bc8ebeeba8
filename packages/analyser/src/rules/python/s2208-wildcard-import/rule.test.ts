import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S2208',
  rule,
  [['from a import *\nb()\n', 1]],
  [
    'from a import b\nb()\n',
    '"""Says."""\nfrom a import *\n__all__ = ["b"]\n',
    'import warnings\nfrom a import *\nwarnings.warn("b")\n',
  ],
);
