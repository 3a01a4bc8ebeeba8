import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S1134', () => {
  it.each([
    ['<!-- FIXME -->', [1]],
    ['<!-- fixme a -->', [1]],
    ['<!-- FIXME TODO -->', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['<!-- TODO x -->'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
