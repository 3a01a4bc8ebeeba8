import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6848', () => {
  it.each([
    ['<div onclick="f()"></div>', [1]],
    ['<DIV onClick="f()"></DIV>', [1]],
    ['<div onclick="f()" role="button link"></div>', [1]],
    ['<div onfocus="f()"></div>', [1]],
    ['<svg onclick="f()"></svg>', [1]],
    ['<body onclick="f()"></body>', [1]],
    ['<section onclick="f()"></section>', [1]],
    ['<center onclick="f()"></center>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<div></div>',
    '<div onclick=""></div>',
    '<div onclick></div>',
    '<div onclick="f()" role="BUTTON"></div>',
    '<div onclick="f()" role="presentation"></div>',
    '<div onclick="f()" role="widget"></div>',
    '<div onclick="f()" role="toolbar"></div>',
    '<div onclick="f()" role="alert"></div>',
    '<div onclick="f()" aria-hidden="true"></div>',
    '<div onload="f()"></div>',
    '<div onscroll="f()"></div>',
    '<div (click)="f()"></div>',
    '<my-thing onclick="f()"></my-thing>',
    '<path onclick="f()"></path>',
    '<p onclick="f()"></p>',
    '<button onclick="f()"></button>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
