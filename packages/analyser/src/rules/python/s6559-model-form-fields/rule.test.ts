import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S6559',
  rule,
  [
    ['from django import forms\nclass A(forms.ModelForm):\n  class Meta:\n    fields = "__all__"\n', 4],
    ['from django.forms import ModelForm\nclass A(ModelForm):\n  class Meta:\n    exclude = ["a"]\n', 4],
    [
      'from django.forms import ModelForm\nclass A(ModelForm): pass\nclass B(C, A):\n  class Meta:\n    fields = "__all__"\n',
      5,
    ],
  ],
  [
    'from django import forms\nclass A(forms.ModelForm):\n  class Meta:\n    fields = ["a"]\n',
    'class A(B):\n  class Meta:\n    fields = "__all__"\n',
  ],
);
