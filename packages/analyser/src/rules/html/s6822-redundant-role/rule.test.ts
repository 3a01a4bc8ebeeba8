import { describe, expect, it } from 'vitest';

import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

// As a SonarQube 10.7 reports them.
describe('S6822', () => {
  it.each([
    '<button role="button">a</button>',
    '<BUTTON ROLE="BUTTON">a</BUTTON>',
    '<a role="link" href="x">a</a>',
    '<area role="link" href="x">',
    '<ul role="list"></ul>',
    '<h1 role="heading">a</h1>',
    '<body role="document">',
    '<section role="region"></section>',
    '<select multiple role="listbox"></select>',
    '<img role="img" src="a" alt="">',
    '<input role="textbox">',
    '<input type="text" list="x" role="textbox">',
    '<input type="date" role="textbox">',
    '<input type="SUBMIT" role="button">',
    '<input type="range" role="slider">',
    '<menu type="toolbar" role="toolbar"></menu>',
    '<menuitem type="radio" role="menuitemradio">',
    '<meter role="progressbar"></meter>',
  ])('reports %j', (page) => {
    expect(findLines(rule, page)).toEqual([1]);
  });

  it.each([
    '<nav role="navigation"></nav>',
    '<a role="link">a</a>',
    '<button role="button ">a</button>',
    '<button role="button foo">a</button>',
    '<button [role]="button">a</button>',
    '<main role="main"></main>',
    '<table role="table"></table>',
    '<input type="search" role="searchbox">',
    '<input type="number" role="spinbutton">',
    '<select role="combobox"></select>',
    '<menu role="list"></menu>',
    '<fieldset role="group"></fieldset>',
    '<ul role="tablist"></ul>',
    '<x-button role="button"></x-button>',
    '<button>a</button>',
  ])('accepts %j', (page) => {
    expect(findLines(rule, page)).toEqual([]);
  });
});
