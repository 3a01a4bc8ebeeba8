import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

const over = (base: string, signature: string) =>
  `class A:\n  def f(${base}): pass\nclass B(A):\n  def f(${signature}): pass\n`;

const after = (signature: string) =>
  `class A:\n  def f(self, a, b=1): pass\nclass B(A):\n  def f(${signature}): pass\n`;

describeRule(
  'S2638',
  rule,
  [
    [after('self, a'), 4],
    [after('self, a, b, c'), 4],
    [after('self, b, a'), 4, 4],
    [after('self, a, b'), 4],
    [over('self, a, *, b=1', 'self, a, b=1'), 4],
    [over('self, a, *, b', 'self, a'), 4],
    [over('self, a, *, b=1', 'self, a, c=1, b=2'), 4],
    [over('self, a, *, b', 'self, a, *, b, c'), 4],
    [over('self, a, b', 'self, a, /, b'), 4, 4],
    [over('self, a, /, b', 'self, a, b'), 4, 4],
    [over('self, a, *, b=1', 'self, b=1, a=2'), 4, 4],
    [over('self, a, b', 'self, c, a'), 4],
    [over('self, a', 'self, b, c'), 4, 4],
    [over('self', 'self, *, a'), 4],
    ['class A:\n  def __f(self, a): pass\nclass B(A):\n  def __f(self): pass\n', 4],
    [
      'import threading\nclass A(threading.Thread):\n  def join(self): pass\n  def start(self, a): pass\n',
      3,
      4,
    ],
    ['from datetime import datetime\nclass A(datetime):\n  def replace(self, year=1, fold=1): pass\n', 3],
    ['import json\nclass A(json.encoder.JSONEncoder):\n  def default(self): pass\n', 3],
  ],
  [
    after('self, a, b=3'),
    after('self, a, b=2, c=3'),
    after('self, *args'),
    over('self, a', 'self, x, a=1'),
    'class A:\n  def f(self, a): pass\nclass B(A):\n  def f(self): pass\n  def f(self): pass\n',
    over('self, a, b', 'self, a, b, *, c=1'),
    over('self, *, a, b', 'self, *, b, a'),
    over('self, a, *, b', 'self, a, **k'),
    over('self, a, /, b', 'self, x, /, b'),
    'import json\nclass A(json.JSONEncoder):\n  def default(self, obj): pass\n',
    'class A(dict):\n  def update(self, x): pass\n  def get(self): pass\nclass B(list):\n  def append(self, x): pass\n',
    after('self, x, y'),
    'class B(A):\n  def f(self): pass\n',
    'class A:\n  def __init__(self, a): pass\nclass B(A):\n  def __init__(self): pass\n',
  ],
);
