import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6928',
  rule,
  [['import tensorflow as tf\n@tf.function\ndef f(a):\n  print(a)\n', 4]],
  ['import tensorflow as tf\n@tf.function\ndef f(a):\n  tf.print(a)\ndef g(a):\n  print(a)\n'],
);
