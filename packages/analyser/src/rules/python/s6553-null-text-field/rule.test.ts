import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6553',
  rule,
  [
    [
      'from django.db import models\nclass A(models.Model):\n  x = models.CharField(max_length=3,\n    null=True)\n',
      4,
    ],
    [
      'from django.db.models import Model, TextField\nclass A(Model): pass\nclass B(A):\n  x = TextField(null=True)\n',
      4,
    ],
  ],
  [
    'from django.db import models\nclass A(models.Model):\n  x = models.CharField(null=True, blank=True, unique=True)\n  y = models.IntegerField(null=True)\nfields = [models.CharField(null=True)]\n',
    'from django.db import models\nclass A(models.Model):\n  x = models.URLField(null=True)\nclass B(Unknown):\n  x = models.CharField(null=True)\n',
  ],
);
