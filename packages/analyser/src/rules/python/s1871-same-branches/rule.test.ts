import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  'S1871',
  rule,
  [
    ['if a:\n  x()\n  y()\nelif b:\n  z()\nelse:\n  x()\n  y()\n', 7],
    ['if a:\n  x()\nelif b:\n  x()\n', 4],
    ['if a:\n  x()\n  y()\nelse:\n  if b:\n    x()\n    y()\n', 6],
    ['if a:\n  x()\nelse:\n  if b:\n    y()\n    z()\n  elif c:\n    y()\n    z()\n', 8],
    ['for i in j:\n  w()\nelse:\n  if b:\n    y()\n  elif c:\n    y()\n', 7],
  ],
  [
    'if a:\n  x()\nelse:\n  if b:\n    y()\n  elif c:\n    y()\n',
    'if a:\n  x()\nelse:\n  if b:\n    x()\n',
    'if a:\n  y()\nelse:\n  if b:\n    y()\n  elif c:\n    y()\n',
    'if a:\n  x()\nelif b:\n  z()\nelse:\n  x()\n',
    'if a:\n  x()\n  y()\nelse:\n  x()\n  y()\n',
  ],
);
