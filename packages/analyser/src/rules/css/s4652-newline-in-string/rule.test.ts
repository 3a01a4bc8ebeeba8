import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S4652', () => {
  it.each([
    ['a{b:"x\ny"}', 'css', [1]],
    ['a\n{b:\n"x\ny" "z" \'v\\\nw\nx\'}', 'css', [3, 5]],
  ] as const)('reports %j (%s)', (text, dialect, lines) => {
    expect(findLines(rule, text, dialect)).toEqual(lines);
  });
});
