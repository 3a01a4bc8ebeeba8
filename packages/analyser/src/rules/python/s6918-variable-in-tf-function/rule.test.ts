import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6918',
  rule,
  [['import tensorflow as tf\n@tf.function\ndef f(a):\n  v = tf.Variable(1)\n', 4]],
  [
    'import tensorflow as tf\nclass A:\n  @tf.function\n  def f(self):\n    if self.v is None:\n      self.v = tf.Variable(1)\n',
  ],
);
