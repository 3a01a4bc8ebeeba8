import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6847', () => {
  it.each([
    ['<p onclick="f()"></p>', [1]],
    ['<img onload="f()" alt="x">', [1]],
    ['<img onerror="f()" alt="x">', [1]],
    ['<p onclick="f()" contenteditable></p>', [1]],
    ['<div onclick="f()" role="alert"></div>', [1]],
    ['<iframe onload="f()" title="x"></iframe>', [1]],
    ['<label onclick="f()">a<input></label>', [1]],
    ['<figure onmouseover="f()"></figure>', [1]],
    ['<figcaption onfocus="f()"></figcaption>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<p></p>',
    '<p onclick=""></p>',
    '<p onload="f()" role="presentation"></p>',
    '<p onclick="f()" contenteditable="true"></p>',
    '<p onclick="f()" role="button"></p>',
    '<p onclick="f()" role="widget"></p>',
    '<p onclick="f()" aria-hidden="true"></p>',
    '<div onclick="f()" role="toolbar"></div>',
    '<form onsubmit="f()"></form>',
    '<div onclick="f()"></div>',
    '<button onclick="f()" role="alert"></button>',
    '<my-thing onclick="f()" role="alert"></my-thing>',
    '<input type="hidden" onclick="f()">',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
