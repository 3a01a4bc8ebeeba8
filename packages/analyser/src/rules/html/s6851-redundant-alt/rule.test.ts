import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6851', () => {
  it.each([
    ['<img alt="image of" src="x">', [1]],
    ['<img alt="Image" src="x">', [1]],
    ['<img alt="my photo" src="x">', [1]],
    ['<img alt="photos" src="x">', [1]],
    ['<img alt="{{image}}" src="x">', [1]],
    ['<img [alt]="image" src="x">', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<img alt="pic" src="x">',
    '<input type="image" alt="image">',
    '<img alt="image" aria-hidden="true">',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
