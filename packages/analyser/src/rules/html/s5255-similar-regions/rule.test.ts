import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S5255', () => {
  it.each([
    ['<nav>a</nav><nav>b</nav>', [1, 1]],
    ['<nav aria-label="x">a</nav><nav>b</nav>', [1]],
    ['<aside></aside><aside></aside>', [1, 1]],
    ['<div role="search"></div><div role="search"></div>', [1, 1]],
    ['<nav></nav><nav></nav><nav></nav>', [1, 1, 1]],
    ['<nav aria-labelledby="x"></nav><nav></nav>', [1]],
    ['<nav>a<nav>b</nav></nav>', [1, 1]],
    ['<nav :aria-label="x"></nav><nav></nav>', [1]],
    ['<nav role="menu"></nav><nav></nav>', [1, 1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<nav>a</nav>',
    '<nav aria-label="x"></nav><nav aria-label="y"></nav>',
    '<nav aria-label="x"></nav><nav aria-label="x"></nav>',
    '<div role="navigation"></div><nav></nav>',
    '<section></section><section></section>',
    '<div role="region"></div><div role="region"></div>',
    '<aside></aside><div role="complementary"></div>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
