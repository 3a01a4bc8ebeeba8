import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S4648', () => {
  it.each([
    ['a{font-family: a, "b", A, b}', 'css', [1]],
    ['a{font: 12px serif, serif}', 'css', [1]],
  ] as const)('reports %j (%s)', (text, dialect, lines) => {
    expect(findLines(rule, text, dialect)).toEqual(lines);
  });
});
