import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6807', () => {
  it.each([
    ['<li role="option"></li>', [1]],
    ['<div role="heading"></div>', [1]],
    ['<div role=" switch"></div>', [1]],
    ['<div role="combobox" aria-expanded="true"></div>', [1]],
    ['<div role="slider" :aria-valuenow="x"></div>', [1]],
    ['<div role="switch" ARIA-CHECKED="true"></div>', [1]],
    ['<my-thing role="SWITCH"></my-thing>', [1]],
    ['<div role="checkbox radio"></div>', [1, 1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<li role="OPTION" aria-selected="false"></li>',
    '<div role="switch" aria-checked></div>',
    '<div role="{{ x }} switch"></div>',
    '<div role="button"></div>',
    '<div role></div>',
    '<div></div>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
