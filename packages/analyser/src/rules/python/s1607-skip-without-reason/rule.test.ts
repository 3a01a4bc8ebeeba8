import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1607',
  rule,
  [
    ['import pytest\npytest.skip()\npytest.skip("")\n@pytest.mark.skip\ndef f(): pass\n', 2, 3, 4],
    ['import unittest\n@unittest.skip("")\ndef f(): pass\n', 2],
  ],
  [
    'import pytest\npytest.skip("because")\npytest.skip(reason=a)\n@pytest.mark.skip(reason="b")\ndef f(): pass\n',
  ],
);
