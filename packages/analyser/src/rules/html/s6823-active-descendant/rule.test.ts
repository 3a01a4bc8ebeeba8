import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6823', () => {
  it.each([
    ['<div aria-activedescendant="a"></div>', [1]],
    ['<div aria-activedescendant></div>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<div aria-activedescendant="a" tabindex="0"></div>',
    '<input aria-activedescendant="a">',
    '<div tabindex></div>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
