import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6556',
  rule,
  [
    [
      'from django.shortcuts import render\nrender(a, "b", locals())\nrender(a, "b", context=locals())\n',
      2,
      3,
    ],
  ],
  ['from django.shortcuts import render\nrender(a, "b", {"c": 1})\nf(a, "b", locals())\n'],
);
