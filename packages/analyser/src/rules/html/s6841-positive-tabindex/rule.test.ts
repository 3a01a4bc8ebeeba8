import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6841', () => {
  it.each([
    ['<div tabindex="2"></div>', [1]],
    ['<my-thing tabindex="3"></my-thing>', [1]],
    ['<button tabindex="3"></button>', [1]],
    ['<button tabindex="04"></button>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<div tabindex="0"></div>',
    '<div tabindex="-1"></div>',
    '<div tabindex="1.0"></div>',
    '<div tabindex="{{ x }}"></div>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
