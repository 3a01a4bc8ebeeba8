import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S1128', () => {
  it.each([
    ['@import "a.css";\n@import "a.css";\n', 'css', [2]],
    ["@import 'a.css';\n@import url(a.css);\n", 'css', [2]],
    ['@import "a" screen;\n@import "a" print;@import "a" screen;', 'css', [2]],
    ['@import (reference) "a";@import (reference) "a";', 'less', [1]],
  ] as const)('reports %j (%s)', (text, dialect, lines) => {
    expect(findLines(rule, text, dialect)).toEqual(lines);
  });

  it.each([['@import "a","a";', 'scss']] as const)('accepts %j (%s)', (text, dialect) => {
    expect(findLines(rule, text, dialect)).toEqual([]);
  });
});
