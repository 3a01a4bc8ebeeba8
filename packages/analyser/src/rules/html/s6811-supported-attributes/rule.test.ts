import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6811', () => {
  it.each([
    '<div role="button" aria-checked="true"></div>',
    '<div role="button" ARIA-CHECKED="true"></div>',
    '<div role="button" aria-checked></div>',
    '<div role="button link" aria-checked="true"></div>',
    '<div role="foo button" aria-checked="true"></div>',
    '<div role=" button " aria-checked="true"></div>',
    '<x-a role="button" aria-checked="true"></x-a>',
    '<ul role="presentation" aria-checked="true"></ul>',
    '<a href aria-pressed="true"></a>',
    '<BUTTON ARIA-SELECTED="true"></BUTTON>',
    '<button aria-required="true"></button>',
    '<li aria-expanded="true"></li>',
    '<nav aria-expanded="true"></nav>',
    '<form aria-required="true"></form>',
    '<select aria-pressed="true"></select>',
    '<input aria-checked="true">',
    '<input type="radio" aria-required="true">',
    '<input type="search" list="x" aria-expanded="true">',
    '<img alt="" aria-checked="true">',
    '<menu type="toolbar" aria-checked="true"></menu>',
    '<hr aria-checked="true">',
  ])('reports %j', (page) => {
    expect(findLines(rule, page)).toEqual([1]);
  });

  it.each([
    '<div role="BUTTON" aria-checked="true"></div>',
    '<div role="foo" aria-checked="true"></div>',
    '<div role="{{ a }}" aria-checked="true"></div>',
    '<div role="none" aria-checked="true"></div>',
    '<div role="button" [aria-checked]="true"></div>',
    '<div role="button" aria-foo="x"></div>',
    '<div role="button link" aria-pressed="true"></div>',
    '<div role="button" aria-expanded="true" aria-label="a"></div>',
    '<div aria-checked="true"></div>',
    '<a aria-checked="true"></a>',
    '<a [href]="x" aria-checked="true"></a>',
    '<a href="x" aria-expanded="true" aria-haspopup="true"></a>',
    '<button role="tab" aria-selected="true"></button>',
    '<button role aria-selected="true"></button>',
    '<button :role="x" aria-selected="true"></button>',
    '<select aria-expanded="true"></select>',
    '<input type="checkbox" aria-required="true">',
    '<input type="file" aria-required="true">',
    '<option aria-checked="true"></option>',
    '<table aria-checked="true"></table>',
    '<main aria-checked="true"></main>',
    '<menu aria-checked="true"></menu>',
    '<summary aria-checked="true"></summary>',
  ])('accepts %j', (page) => {
    expect(findLines(rule, page)).toEqual([]);
  });
});
