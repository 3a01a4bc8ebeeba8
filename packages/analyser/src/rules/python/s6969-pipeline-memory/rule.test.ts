import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6969',
  rule,
  [
    [
      'from sklearn.pipeline import Pipeline, make_pipeline\nx = Pipeline([a])\ny = make_pipeline(a, b)\n',
      2,
      3,
    ],
  ],
  [
    'from sklearn.pipeline import Pipeline\nx = Pipeline([a], memory=None)\n',
    'from sklearn.pipeline import Pipeline\nx = FeatureUnion([("a", Pipeline([b]))])\n',
  ],
);
