import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1066',
  rule,
  [
    ['if a:\n  if b:\n    x()\n', 2],
    ['if a:\n  x()\nelif b:\n  if c:\n    y()\n', 4],
    ['if a:\n  if b:\n    if c:\n      x()\n', 2, 3],
    ['if a:\n  x()\n  if b:\n    y()\n  elif c:\n    if d:\n      z()\n', 6],
  ],
  [
    'if a:\n  if b:\n    x()\n  elif c:\n    if d:\n      y()\n',
    'if a:\n  # b decides\n  if b:\n    if c:\n      x()\n',
    '# a decides\nif a:\n  if b:\n    x()\n',
    'if a:\n  # b decides\n  if b:\n    x()\n',
    'if a:\n  if b:\n    x()\n  y()\n',
    `if ${'a'.repeat(40)}:\n  if ${'b'.repeat(40)}:\n    x()\n`,
    'if a:\n  if b:\n    x()\n  else:\n    y()\n',
    'if a:\n  if b:\n    x()\nelse:\n  y()\n',
  ],
);
