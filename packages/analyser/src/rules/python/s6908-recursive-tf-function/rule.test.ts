import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6908',
  rule,
  [['import tensorflow as tf\n@tf.function\ndef f(a):\n  return f(a - 1)\n', 3]],
  ['import tensorflow as tf\ndef f(a):\n  return f(a - 1)\n@tf.function\ndef g(a):\n  return f(a)\n'],
);
