import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6827', () => {
  it.each([
    ['<a></a>', [1]],
    ['<a href="x"></a>', [1]],
    ['<a> </a>', [1]],
    ['<a id="x"></a>', [1]],
    ['<a v-text="x"></a>', [1]],
    ['<a/>', [1]],
    ['<a href="x"><i aria-hidden="true"></i></a>', [1]],
    ['<a><i aria-hidden="TRUE"><i></i><b></b></i>\n</a>', [1]],
    ['<a><img aria-hidden="true"><i aria-hidden="true"/></a>', [1]],
    ['<a href="x"><!-- c --></a>', [1]],
  ])('reports %j', (text, lines) => {
    expect(findLines(rule, text)).toEqual(lines);
  });

  it.each([
    '<a>x</a>',
    '<a><i aria-hidden="true"></i><b></b></a>',
    '<a><i aria-hidden="true">x</i></a>',
    '<a><i aria-hidden="false"></i></a>',
    '<a th:text="x"></a>',
    '<a><i class="x"></i></a>',
    '<a aria-label="x"></a>',
    '<a title="x"></a>',
    '<a><img alt="x" src="y"></a>',
    '<a><img src="y"></a>',
    '<a><span aria-label="x"></span></a>',
    '<a>{{x}}</a>',
    '<a><%= x %></a>',
    '<a><svg></svg></a>',
    '<a><br></a>',
    '<a><span title="x"></span></a>',
  ])('accepts %j', (text) => {
    expect(findLines(rule, text)).toEqual([]);
  });
});
