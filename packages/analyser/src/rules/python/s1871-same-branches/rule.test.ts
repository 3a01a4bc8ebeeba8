import { describeRule } from '../testing/describe-rule.ts';
import { rule } from './rule.ts';

describeRule(
  rule,
  [
    ['if a:\n  x()\n  y()\nelif b:\n  z()\nelse:\n  x()\n  y()\n', 7],
    ['if a:\n  x()\nelif b:\n  x()\n', 4],
  ],
  ['if a:\n  x()\nelif b:\n  z()\nelse:\n  x()\n', 'if a:\n  x()\n  y()\nelse:\n  x()\n  y()\n'],
);
