import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S1116', () => {
  it.each([
    ['a{b:c;;}', 'css', [1]],
    [';a{b:c}', 'css', [1]],
    ['a{b:c};', 'css', [1]],
    ['a{;b:c}', 'css', [1]],
    [';a{b:c;;}', 'scss', [1, 1]],
    ['@x:1px;a{b:@x;;}', 'less', [1]],
    ['@a:{b:c};', 'less', [1]],
  ] as const)('reports %j (%s)', (text, dialect, lines) => {
    expect(findLines(rule, text, dialect)).toEqual(lines);
  });

  it.each([
    ['a{\n}\n', 'css'],
    ['.a;', 'less'],
  ] as const)('accepts %j (%s)', (text, dialect) => {
    expect(findLines(rule, text, dialect)).toEqual([]);
  });
});
