import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

/** A function with a given complexity, at most four points for each loop. */
const nested = (conditions: number) =>
  `def f(a):\n  def g():\n${'    if a: pass\n'.repeat(conditions)}  return g\n`;

describeRule(
  'S3776',
  rule,
  [
    [nested(16), 1],
    ['class A:\n  @b\n' + nested(16).replace(/^/gmu, '  '), 3],
  ],
  [nested(15)],
);
