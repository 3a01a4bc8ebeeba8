import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S1827', () => {
  it.each([
    ['<td align="left" width="9">', [1, 1]],
    ['<p>\n<TABLE BGCOLOR="x">', [2]],
    ['<a name="x">', [1]],
    ['<img border><img border="0px">', [1, 1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<p width="9">',
    '<table border="1">',
    '<img border="0">',
    '<img border=0>',
    '<x-y align="left">',
    '</td align="left">',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
