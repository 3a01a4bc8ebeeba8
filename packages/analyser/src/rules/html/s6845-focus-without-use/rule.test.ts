import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6845', () => {
  it.each([
    ['<div tabindex="0"></div>', [1]],
    ['<div tabindex="2"></div>', [1]],
    ['<div tabindex="+0"></div>', [1]],
    ['<div aria-hidden="true" tabindex="0"></div>', [1]],
    ['<p TABINDEX="0"></p>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<div tabindex="-1"></div>',
    '<div tabindex="1.0"></div>',
    '<div tabindex></div>',
    '<div tabindex="0" role="button"></div>',
    '<my-thing tabindex="0"></my-thing>',
    '<button tabindex="0"></button>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
