import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6853', () => {
  it.each([
    ['<label>a</label>', [1]],
    ['<label for="x"></label>', [1]],
    ['<label><input></label>', [1]],
    ['<label for="x"> </label>', [1]],
    ['<label for="x"><span></span></label>', [1]],
    ['<label>a<my-input></my-input></label>', [1]],
    ['<label>{{ a }}</label>', [1]],
    ['<label th:for="x">a</label>', [1]],
    ['<LABEL>a</LABEL>', [1]],
    ['<label/>', [1]],
    ['<label for="x"><span title="q"></span></label>', [1]],
    ['<label for="x" title="q"></label>', [1]],
    ['<label for="x"><!-- a --></label>', [1]],
    ['<label id="q">a</label><input aria-labelledby="q">', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<label for="x">a</label>',
    '<label><input>a</label>',
    '<label>a<input></label>',
    '<label for="x"><span>a</span></label>',
    '<label for="x"><img alt="q" src="a"></label>',
    '<label for="x" aria-label="q"></label>',
    '<label><span aria-label="q"></span><input></label>',
    '<label for="">a</label>',
    '<label for>a</label>',
    '<label>a<select></select></label>',
    '<label>a<textarea></textarea></label>',
    '<label>a<meter></meter></label>',
    '<label for="x"><?php x ?></label>',
    '<label for="x">&nbsp;</label>',
    '<label [for]="x">a</label>',
    '<label :for="x">a</label>',
    '<label htmlFor="x">a</label>',
    '<label>a',
    '<label>a<label for="x">b</label></label>',
    '<label for="x"><span aria-labelledby="q"></span></label>',
    '<label for="x"><img alt="" src="a"></label>',
    '<label for="x"><span aria-label></span></label>',
    '<label for="x"><fmt:message key="q"/></label>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
