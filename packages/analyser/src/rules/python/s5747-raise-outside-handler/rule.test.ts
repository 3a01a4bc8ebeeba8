import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S5747',
  rule,
  [
    ['raise\n', 1],
    ['try: a()\nexcept B:\n  def f(): raise\n', 3],
    [
      'class A:\n  def f(self): raise\nclass B(A):\n  def g(self):\n    try: a()\n    except C: self.f()\n',
      2,
    ],
    ['def f(): raise\ntry: a()\nexcept B: c.f()\n', 1],
  ],
  [
    'raise A()\n',
    'try: a()\nexcept B:\n  if c: raise\n',
    'class A:\n  def __exit__(self, *a): raise\n',
    'def f(): raise\ntry: a()\nexcept B: f()\n',
    'class A:\n  def f(self): raise\n  def g(self):\n    try: a()\n    except C: return self.f()\n',
  ],
);
