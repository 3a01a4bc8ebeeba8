import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

const inCase = (base: string, body: string) =>
  `import unittest\nclass A${base}:\n  def test_a(self):\n    if a: return\n    ${body}\n`;

describeRule(
  'S5918',
  rule,
  [
    ['def test_a():\n  if a:\n    return\n  assert b\n', 3],
    ['def test_a():\n  if a: return\n  else:\n    assert b\n', 2],
    [inCase('(unittest.TestCase)', 'self.assertEqual(b, c)'), 4],
    [inCase('(Unknown)', 'assert b'), 4],
  ],
  [
    'def test_a():\n  if a: return\n  b()\n',
    'def test_a():\n  b()\n  if a: return\n  assert c\n',
    'def test_a():\n  if a:\n    b()\n    return\n  assert c\n',
    'def check():\n  if a: return\n  assert b\n',
    inCase('(unittest.TestCase)', 'self.assertMine(b)'),
    inCase('(Unknown)', 'self.assertEqual(b, c)'),
  ],
);
