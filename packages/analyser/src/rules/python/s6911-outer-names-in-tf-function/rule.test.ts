import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6911',
  rule,
  [['import tensorflow as tf\nb = 1\n@tf.function\ndef f(a):\n  return a + b\n', 4]],
  [
    'import tensorflow as tf\nb = tf.constant(1)\n@tf.function\ndef f(a):\n  c = 1\n  return a + b + c\n',
    'b = 1\ndef f(a):\n  return a + b\n',
  ],
);
