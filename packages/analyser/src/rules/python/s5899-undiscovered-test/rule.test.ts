import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

const inCase = (base: string, ...methods: readonly string[]) =>
  `import unittest\nclass A(${base}):\n${methods.map((line) => `  ${line}\n`).join('')}`;

describeRule(
  'S5899',
  rule,
  [
    [inCase('unittest.TestCase', 'def check(self): pass', 'def tets_a(self): pass'), 3, 4],
    [`${inCase('unittest.TestCase', 'def test_a(self): pass')}class B(A):\n  def more(self): pass\n`, 5],
    [`${inCase('unittest.TestCase', 'def check(self, a=1): pass')}class B(A):\n  def check(self): pass\n`, 5],
  ],
  [
    inCase('unittest.TestCase', 'def test_a(self): self.help()', 'def help(self): pass'),
    inCase('unittest.TestCase', 'def setUp(self): pass', 'def _own(self): pass', 'def given(self, a): pass'),
    inCase('unittest.TestCase', '@property', 'def name(self): pass'),
    inCase('Mixin, unittest.TestCase', 'def check(self): pass'),
    inCase('object', 'def check(self): pass'),
  ],
);
