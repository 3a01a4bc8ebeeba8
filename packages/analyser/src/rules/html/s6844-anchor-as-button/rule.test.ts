import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6844', () => {
  it.each([
    ['<a href="#" onclick="f()">x</a>', [1]],
    ['<a onclick="f()">x</a>', [1]],
    ['<a href="javascript:f()" onclick="g()">x</a>', [1]],
    ['<a href="" onclick="f()">x</a>', [1]],
    ['<a href="javascript:;" onclick="f()">x</a>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<a href="#">x</a>',
    '<a href="javascript:void(0)">x</a>',
    '<a href="#top" onclick="f()">x</a>',
    '<a href="x" onclick="f()">x</a>',
    '<a href="#" (click)="f()">x</a>',
    '<a href="#" onmousedown="f()">x</a>',
    '<a href="{{x}}" onclick="f()">x</a>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
