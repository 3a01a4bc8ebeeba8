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
      '<p style="a: b">\n<style lang="scss">\n// a\nb { #{$c}: d }\ne { }\n</style>\n<p style="{{ x }}">';
    expect([foundIn('a.html', page), foundIn('a.vue', page), foundIn('a.erb', page)]).toEqual([
      ['css:S4658:5'],
      ['css:S4658:5'],
      [],
    ]);
  });

  it('of a page may be more than a call takes arguments', () => {
    expect(foundIn('a.html', `<style>${'a{}'.repeat(70_000)}</style>`)).toHaveLength(139_999);
  });

  it('come from sheets whose source map is not read', () => {
    const sheet = readSheet('b {}\n/*# sourceMappingURL=data:application/json;base64,e30= */', 'css');
    expect([sheet?.nodes.length, sheet?.root.source?.input.map]).toEqual([2, undefined]);
  });
});
