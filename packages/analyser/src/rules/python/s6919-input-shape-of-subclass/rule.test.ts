import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6919',
  rule,
  [
    [
      'import tensorflow as tf\nclass A(tf.keras.Model):\n  def __init__(self):\n    self.a = tf.keras.layers.Dense(3, input_shape=(1,))\n',
      4,
    ],
  ],
  ['import tensorflow as tf\nx = tf.keras.layers.Dense(3, input_shape=(1,))\n'],
);
