import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('MetaRefreshCheck', () => {
  it.each([
    ['<meta http-equiv="refresh" content="5">', [1]],
    ['<meta http-equiv="Refresh" content="0;url=x">', [1]],
    ['<meta http-equiv="refresh">', [1]],
    ['<META HTTP-EQUIV="REFRESH" CONTENT="5">', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each(['<meta http-equiv="x" content="5">'])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
