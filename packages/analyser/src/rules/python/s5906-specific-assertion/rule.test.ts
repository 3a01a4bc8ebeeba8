import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

const inCase = (...assertions: readonly string[]) =>
  `import unittest\nclass A(unittest.TestCase):\n  def test_a(self):\n${assertions.map((line) => `    ${line}\n`).join('')}`;

describeRule(
  'S5906',
  rule,
  [
    [
      inCase('self.assertTrue(a == b)', 'self.assertTrue((a > b))', 'self.assertTrue(a is None, "why")'),
      4,
      5,
      6,
    ],
    [inCase('self.assertFalse(a in b)', 'self.assertFalse(isinstance(a, int))'), 4, 5],
    [
      inCase('self.assertEqual(a, True)', 'self.assertEqual(None, a)', 'self.assertNotEqual(a, None)'),
      4,
      5,
      6,
    ],
    [inCase('self.assertEqual(round(a, 2), b)', 'self.assertAlmostEqual(a, round(b))'), 4, 5],
    [
      'from unittest import TestCase\nclass A(TestCase): pass\nclass B(A):\n  def f(self): self.assertTrue(a < b)\n',
      4,
    ],
  ],
  [
    inCase(
      'self.assertTrue(a)',
      'self.assertTrue(a < b < c)',
      'self.assertFalse(a < b)',
      'self.assertTrue(not a)',
    ),
    inCase(
      'self.assertNotEqual(a, True)',
      'self.assertIs(a, None)',
      'self.assertEqual(a, b)',
      'x.assertTrue(a == b)',
    ),
    'from django.test import TestCase\nclass A(TestCase):\n  def f(self): self.assertTrue(a == b)\n',
    'def f(self): self.assertTrue(a == b)\n',
  ],
);
