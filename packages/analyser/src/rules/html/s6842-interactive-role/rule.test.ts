import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6842', () => {
  it.each([
    ['<li role="option"></li>', [1]],
    ['<LI role="OPTION" aria-selected="false"></LI>', [1]],
    ['<h1 role="tab"></h1>', [1]],
    ['<p role="button" onclick="f()"></p>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<div role="tab"></div>',
    '<p role="alert"></p>',
    '<p role="button link"></p>',
    '<button role="tab"></button>',
    '<my-thing role="tab"></my-thing>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
