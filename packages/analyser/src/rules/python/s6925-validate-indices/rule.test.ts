import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6925',
  rule,
  [['import tensorflow as tf\nx = tf.gather(a, b, validate_indices=True)\n', 2]],
  ['import tensorflow as tf\nx = tf.gather(a, b, axis=1)\n'],
);
