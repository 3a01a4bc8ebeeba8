import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1135',
  rule,
  [
    ['# TODO: a\nx = 1  # todo\n', 1, 2],
    ['def f():\n  return 1\n  # TODO: at the end', 3],
  ],
  ['# mastodon, (todo)\nx = "TODO"\n'],
);
