import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S128', () => {
  it.each([
    ['switch (x) {\n  case 1: a();\n  case 2: b();\n}', [2]],
    ['switch (x) {\n  case 1: if (a) break;\n  default: b();\n}', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'switch (x) { case 1: a(); break; default: b(); }',
    'switch (x) {\n  case 1: a();\n  // falls through\n  case 2: b();\n}',
    'switch (x) { case 1: process.exit(1); case 2: throw x; case 3: b(); }',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
