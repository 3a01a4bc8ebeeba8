import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S5264', () => {
  it.each([
    '<object></object>',
    '<OBJECT></OBJECT>',
    '<object data="x"> </object>',
    '<object data="x"><!-- a --></object>',
    '<object data="x" aria-label="a" title="a"></object>',
    '<object data="x"/>',
    '<object data="x"><?php a ?></object>',
  ])('reports %j', (page) => {
    expect(findLines(rule, page)).toEqual([1]);
  });

  it.each([
    '<object>a</object>',
    '<object>{{ a }}</object>',
    '<object><param name="a"></object>',
    '<object><img src="a"></object>',
    '<object><p></p></object>',
    '<object><object>a</object></object>',
    '<object>',
    '<p>a</p>',
  ])('accepts %j', (page) => {
    expect(findLines(rule, page)).toEqual([]);
  });

  it('reports each object without content, also one within another', () => {
    expect(findLines(rule, '<object>\n<object></object>\n</object>')).toEqual([1, 2]);
  });
});
