import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S4666', () => {
  it.each([
    ['a{b:c}a{d:e}', 'css', [1]],
    ['a,b{b:c}\nb,a{d:e}', 'css', [2]],
    ['a, a{b:c}', 'css', [1]],
    ['a  b{b:c}\na b{d:e}', 'css', [2]],
    ['a>b{b:c}\na > b{d:e}', 'css', [2]],
    ['a{b{c:d}b{e:f}}', 'css', [1]],
    ['a{&:hover{c:d}&:hover{e:f}}', 'css', [1]],
    ['a b{c:d}\na{b{c:d}}', 'css', [2]],
    ['.x{b:c}\n\n.x\n{d:e}', 'css', [3]],
    ['.a .b,\n.c{b:c}\n.c, .a .b{d:e}', 'css', [3]],
    ['@mixin a{b{c:d}}\n.x{@include a;}\n.x{@include a;}', 'scss', [3]],
    ['a{b:c}\n#{$x}{d:e}\n#{$x}{d:e}', 'scss', [3]],
    ['%p{b:c}%p{c:d}', 'scss', [1]],
    ['.a{&-b{c:d}&-b{c:d}}', 'scss', [1]],
    ['.a{&-b{c:d}}.a{&-b{c:d}}', 'scss', [1, 1]],
    ['@each $i in a{.x-#{$i}{b:c}.x-#{$i}{b:d}}', 'scss', [1]],
    ['.a{.b;}.a{c:d}', 'less', [1]],
    ['.@{x}{a:b}.@{x}{a:b}', 'less', [1]],
    ['a{.m() !important;}a{.n()}', 'less', [1]],
  ] as const)('reports %j (%s)', (text, dialect, lines) => {
    expect(findLines(rule, text, dialect)).toEqual(lines);
  });

  it('reports a selector at its text in another one, and of many in one list where it is listed', () => {
    expect(findLines(rule, 'ab,\na,\na{b:c}')).toEqual([1]);
    const twice = Array.from({ length: 101 }, (_, i) => `.a${String(1000 + i)}`);
    const list = [...twice, ...twice.map((selector) => `${selector}/**/`)].join(',\n');
    expect(findLines(rule, `${list}{b:c}`)).toEqual(twice.map((_, i) => i + 1));
  });

  it.each([
    ['a{b:c}\n@media print{a{b:c}}\n@media print{a{b:c}}', 'css'],
    ['@keyframes x{from{a:b}from{c:d}}', 'css'],
    ['.A{b:c}\n.a{d:e}', 'css'],
    ['a{b:c}\nA{d:e}', 'css'],
    ['a[b="c"]{b:c}\na[b=c]{d:e}', 'css'],
    ['@supports (a:b){a{b:c}}@supports (a:b){a{b:c}}', 'css'],
    ['a{b:c}\n@page{b:c}@page{c:d}', 'css'],
    ['a::before{b:c}\na:before{c:d}', 'css'],
    ['a{b:{c:d}}', 'scss'],
    ['.m() when (a){b:c}.m() when (b){b:c}', 'less'],
  ] as const)('accepts %j (%s)', (text, dialect) => {
    expect(findLines(rule, text, dialect)).toEqual([]);
  });
});
