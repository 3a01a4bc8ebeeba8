import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6843', () => {
  it.each([
    ['<button role="alert"></button>', [1]],
    ['<td role="presentation"></td>', [1]],
    ['<canvas role="img" aria-label="x"></canvas>', [1]],
    ['<a href="x" role="presentation">x</a>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<button role="tab"></button>',
    '<button role="widget"></button>',
    '<div role="alert"></div>',
    '<my-button role="alert"></my-button>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
