import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S1871', () => {
  it.each([
    ['if (a) {\n  foo();\n  bar();\n} else if (b) {\n  foo();\n  bar();\n} else { baz(); }', [4]],
    ['if (a) { foo(); } else if (b) { foo(); }', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'if (a) { foo(); } else if (b) { foo(); } else { bar(); }',
    'if (a)\n  if (b) { foo(); } else if (c) { foo(); }',
    'switch (x) { case 1: foo(); break; case 2: foo(); break; default: bar(); }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
