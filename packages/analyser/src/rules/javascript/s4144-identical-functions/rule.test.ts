import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S4144', () => {
  it.each([
    ['function a() {\n  foo();\n  bar();\n  baz();\n}\nfunction b() {\n  foo();\n  bar();\n  baz();\n}', [6]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    'function a() {\n  foo();\n}\nfunction b() {\n  foo();\n}',
    'f(() => {\n  foo();\n  bar();\n  baz();\n});\nf(() => {\n  foo();\n  bar();\n  baz();\n});',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
