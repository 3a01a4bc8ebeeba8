import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6929',
  rule,
  [
    ['import tensorflow as tf\nx = tf.math.reduce_sum(a)\ny = tf.reduce_mean(a, keepdims=True)\n', 2, 3],
    ['import torch\nx, y = torch.aminmax(a)\n', 2],
  ],
  [
    'import tensorflow as tf\nx = tf.reduce_sum(a, 0)\ny = tf.reduce_sum(a, axis=None)\n',
    'import torch\nx, y = torch.aminmax(a, dim=0)\nx = torch.amin(a)\n',
  ],
);
