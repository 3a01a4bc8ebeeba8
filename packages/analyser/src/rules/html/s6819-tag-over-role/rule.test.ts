import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6819', () => {
  it.each([
    ['<div role="button"></div>', [1]],
    ['<div role="checkbox"></div>', [1]],
    ['<div role="heading"></div>', [1]],
    ['<div role="group"></div>', [1]],
    ['<div role="presentation"></div>', [1]],
    ['<div role="BUTTON"></div>', [1]],
    ['<div role="button link"></div>', [1]],
    ['<a role="button" href="#">x</a>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<div role="search"></div>',
    '<div role="alert"></div>',
    '<div role=""></div>',
    '<button role="button">a</button>',
    '<div role="{{x}}"></div>',
    '<nav role="navigation"></nav>',
    '<form role="search"></form>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
