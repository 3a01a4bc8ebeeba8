import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S4667', () => {
  it.each([
    ['  \n ', 'css', [1]],
    ['', 'css', [1]],
  ] as const)('reports %j (%s)', (text, dialect, lines) => {
    expect(findLines(rule, text, dialect)).toEqual(lines);
  });

  it.each([['/* x */', 'css']] as const)('accepts %j (%s)', (text, dialect) => {
    expect(findLines(rule, text, dialect)).toEqual([]);
  });
});
