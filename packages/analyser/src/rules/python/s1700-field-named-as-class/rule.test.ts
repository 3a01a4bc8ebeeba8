import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1700',
  rule,
  [
    ['class Uno:\n  uno = 1\n', 2],
    ['class Uno:\n  def f(self):\n    self.uno = 1\n    self.uno = 2\n', 3],
    ['class Uno:\n  uno = 1\n  uno = 2\n  def f(self):\n    self.uno = 1\n', 2, 5],
  ],
  ['class Uno(Dos):\n  uno = 1\n', 'class Uno:\n  def uno(self): pass\n'],
);
