import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6852', () => {
  it.each([
    ['<div role="button" onclick="f()"></div>', [1]],
    ['<div role="BUTTON" ONCLICK="f()"></div>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<div role="button" onclick="f()" tabindex="0"></div>',
    '<div role="button" onclick="f()" tabindex="-1"></div>',
    '<div role="button" onclick="f()" :tabindex="x"></div>',
    '<div role="button" onclick="f()" aria-disabled="true"></div>',
    '<div role="button" onclick="f()" disabled></div>',
    '<div role="button" onclick="f()" aria-hidden="true"></div>',
    '<div role="button" onfocus="f()"></div>',
    '<div role="alert" onclick="f()"></div>',
    '<p role="button" onclick="f()"></p>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
