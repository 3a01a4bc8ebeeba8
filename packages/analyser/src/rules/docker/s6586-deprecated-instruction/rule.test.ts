import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6586', () => {
  it.each([
    ['FROM a:1\nRUN x\nmaintainer a', [3]],
    ['FROM a:1\nMAINTAINER a', [2]],
    ['FROM a:1\nONBUILD MAINTAINER a', [2]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text).toSorted()).toEqual(lines);
  });

  it.each(['FROM a:1\nLABEL a=$A', 'FROM a:1\nLABEL maintainer=a'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
