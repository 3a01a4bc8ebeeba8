import { describe, expect, it } from 'vitest';

import { analyseFile } from '../../../analyse.ts';
import { factsOf } from '../../catalogue/rule-facts.ts';
import { readSheet } from './read-sheet.ts';

const foundIn = (path: string, text: string) =>
  (analyseFile({ path, text })?.findings ?? []).map(
    ({ rule, range }) => `${rule}:${String(range?.startLine)}`,
  );

describe('findings in style sheets', () => {
  it('take whole lines, with the effort of the profile', () => {
    expect(analyseFile({ path: 'a.css', text: 'a { b: c }\n\n  b { }\n' })?.findings).toMatchObject([
      {
        rule: 'css:S4658',
        range: { startLine: 3, startColumn: 0, endLine: 3, endColumn: 7 },
        effort: factsOf('css:S4658')?.effort,
      },
    ]);
  });

  it.each(['a { b: c\nb {}', 'b {}\n}', 'b {}\n"', 'b {}\na;', 'b {}\n/ * c * / a { b: c }'])(
    'are empty for %j, which is not valid',
    (text) => {
      expect(foundIn('a.css', text)).toEqual([]);
    },
  );

  it.each([
    ['/* stylelint-disable-next-line block-no-empty */\nb {}\nc {}', ['css:S4658:3']],
    ['b {} /* stylelint-disable-line */\nc {}', ['css:S4658:2']],
    ['/* stylelint-disable */\nb {}\n/* stylelint-enable */\nc {}', ['css:S4658:4']],
    ['/* stylelint-disable other */\nb {}', ['css:S4658:2']],
    [
      'a {}\n/* stylelint-disable */\nb {}\n/* stylelint-enable block-no-empty */\nc {}\n/* stylelint-disable other */\nd {}\n/* stylelint-disable other, block-no-empty */ e {}',
      ['css:S4658:1', 'css:S4658:5', 'css:S4658:7'],
    ],
  ])('obey the comments for Stylelint of %j', (text, found) => {
    expect(foundIn('a.css', text)).toEqual(found);
  });

  it('stand at their lines in pages and components, but not in templates of a server', () => {
    const page =
      '<p style="a: {{ x }}">\n<style lang="scss">\n// a\nb { #{$c}: d }\ne { }\n</style>\n<p style="a: b">';
    expect([foundIn('a.html', page), foundIn('a.vue', page), foundIn('a.erb', page)]).toEqual([
      ['css:S4658:5'],
      ['css:S4658:5'],
      [],
    ]);
  });

  // As a SonarQube 10.7 reports them.
  it.each([
    ['<style>b {}</style>\n<p style="a">', []],
    ['<style>b {}</style>\n<p style="{{ x }}">', []],
    ['<p style="a: b; c">\n<style>b {}</style>', []],
    ['<p style="<?php x ?>">\n<style>b {}</style>', []],
    ['<p style="a: {{ x }}%; b{% c %}: d">\n<style>b {}</style>', ['css:S4658:2']],
    [`<p style='a: {{ "}" }}'>\n<style>b {}</style>`, ['css:S4658:2']],
    ['<p style="a: {\n{ x }}" style="">\n<style>b {}</style>', ['css:S4658:3']],
    ['<p style="a: {{ x">\n<style>b {}</style>', []],
    ['<p style="a: x}}">\n<style>b {}</style>', []],
    ['<p style="a: b; {{ x }}">\n<style>b {}</style>', []],
    ['<style>a { b: {{ x }} }</style>\n<style>b {}</style>', []],
    ['<p style=";">\n<style>b {}</style>', ['css:S1116:1', 'css:S4658:2']],
    ['<p style>\n<style>b {}</style>', ['css:S4658:2']],
    ['<p>\n<p style="">\n<p style=" ">', ['css:S4667:2', 'css:S4667:3']],
    ['<p style\n="">\n<p style="\n\n">', ['css:S4667:2', 'css:S4667:3']],
    ['<p style="font-family: {{ a }}, {{ b }}">', []],
    ['<style></style>\n<style>  </style>', ['css:S4667:1', 'css:S4667:2']],
    ['<p>\n<style>\n\n\n</style>\n<style>  \n</style>', ['css:S4667:3', 'css:S4667:7']],
  ])('in the page %j are the same in a component', (text, found) => {
    expect([foundIn('a.html', text), foundIn('a.vue', text)]).toEqual([found, found]);
  });

  it('of a page may be more than a call takes arguments', () => {
    expect(foundIn('a.html', `<style>${'a{}'.repeat(70_000)}</style>`)).toHaveLength(139_999);
  });

  it('come from sheets whose source map is not read', () => {
    const sheet = readSheet('b {}\n/*# sourceMappingURL=data:application/json;base64,e30= */', 'css');
    expect([sheet?.nodes.length, sheet?.root.source?.input.map]).toEqual([2, undefined]);
  });
});
