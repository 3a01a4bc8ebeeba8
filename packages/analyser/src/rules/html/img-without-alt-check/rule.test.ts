import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('ImgWithoutAltCheck', () => {
  it.each([
    ['<img src="a">', [1]],
    ['<IMG SRC="a">', [1]],
    ['<img asp-alt="x">', [1]],
    ['<img aria-label="x" src="a">', [1]],
    ['<input type="image" src="a">', [1]],
    ['<INPUT TYPE="IMAGE">', [1]],
    ['<area href="a">', [1]],
    ['<p>a < b <img src="x"></p>', [1]],
    ['<img\nsrc="a"\n>', [1]],
    ['<img src="a>b">', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<img alt="" src="a">',
    '<img alt src="a">',
    '<img alt="x">',
    '<img [alt]="x">',
    '<img :alt="x">',
    '<img v-bind:alt="x">',
    '<img th:alt="x" src="a">',
    '<input type="image" alt="a">',
    '<area alt="x">',
    '<script>var a="<img>";</script>',
    '<% "<img src=a>" %>',
    '<img src="a" attr.alt="x">',
    '<img src="a" [attr.alt]="x">',
    '<svg><image href="a"/></svg>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
