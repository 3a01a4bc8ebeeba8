import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6850', () => {
  it.each([
    ['<h1></h1>', [1]],
    ['<h1> </h1>', [1]],
    ['<h1><b></b></h1>', [1]],
    ['<h1 aria-label="a"></h1>', [1]],
    ['<h1 aria-hidden="true">a</h1>', [1]],
    ['<h1><img alt="a" src="b"></h1>', [1]],
    ['<h1><img src="b"></h1>', [1]],
    ['<h1><!-- a --></h1>', [1]],
    ['<h1/>', [1]],
    ['<h2 title="a"></h2>', [1]],
    ['<h1><br></h1>', [1]],
    ['<H1></H1>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<h1>a</h1>',
    '<h1><b>a</b></h1>',
    '<h1>{{a}}</h1>',
    '<h1><?php a ?></h1>',
    '<h1><%= a %></h1>',
    '<h1>',
    '<h7></h7>',
    '<h1><b aria-hidden="true">a</b></h1>',
    '<h1 v-text="a"></h1>',
    '<h1><x-y></x-y></h1>',
    '<h1><h2>a</h2></h1>',
    '<h1>&nbsp;</h1>',
    '<h1 v-html="a"></h1>',
    '<h1><slot></slot></h1>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
