import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6974',
  rule,
  [
    [
      'from sklearn.base import BaseEstimator\nclass A(BaseEstimator):\n  def __init__(self):\n    self.a_ = 1\n',
      4,
    ],
  ],
  [
    'from sklearn.base import BaseEstimator\nclass A(BaseEstimator):\n  def __init__(self):\n    self.a = 1\n    self.b__ = 2\n  def fit(self):\n    self.a_ = 1\n',
    'class A(B):\n  def __init__(self):\n    self.a_ = 1\n',
  ],
);
