import { describe, expect, it } from 'vitest';

import { xml } from './xml.ts';

const of = (...rows: readonly string[]) => {
  const analysis = xml.analyse({ path: 'a.xml', text: rows.join('\n') });
  return analysis && [analysis.counts.ncloc, analysis.counts.comment_lines];
};

describe('lines of XML', () => {
  // As a SonarQube 10.7 counted them.
  it.each([
    [
      [
        '<?xml version="1.0"?>',
        '<!-- header -->',
        '<root>',
        '',
        '  <!-- a',
        '    b',
        '',
        '    c -->',
        '</root>',
      ],
      [3, 4],
    ],
    [
      ['<a b="c"', '   d="e">text', '', '  more</a>'],
      [3, 0],
    ],
    [
      ['<a>', '  <![CDATA[', '  raw', '', '  ]]>', '  <?pi x?>', '</a>'],
      [3, 0],
    ],
    [
      ['<a>', '<b c="', '', '"/>', '</a>'],
      [5, 0],
    ],
    [
      ['<a>', '  <!-- ', '', '  -->', '  <!---->', '  <!-- NOSONAR -->', '  <!-- === -->', '</a>'],
      [2, 2],
    ],
    [
      ['<!DOCTYPE a [', '  <!-- in it -->', '', '  <!ENTITY b "c">', ']>', '<a>&b;</a>'],
      [6, 0],
    ],
    [
      ['', '<?xml version="1.0"?>', '<a/>'],
      [2, 0],
    ],
    [
      ['<!-- only --><a>', '<!-- x --> <b/>', '</a>'],
      [3, 2],
    ],
    [
      ['<a>\r', '<b/>\r', '\r', '</a>\r'],
      [3, 0],
    ],
  ])('%j: code and comments %j', (rows, expected) => {
    expect(of(...rows)).toEqual(expected);
  });

  it.each([
    '',
    '\n\n',
    '<a>',
    '<a><b></a>',
    '<a b=c></a>',
    '<a>&unknown;</a>',
    '<x:a/>',
    '<a/><b/>',
    '<a b="1" b="2"/>',
    '<a>&</a>',
    'text',
    '<!-- a',
    '<![CDATA[',
  ])('%j has none: it is not well-formed', (text) => {
    expect(of(text)).toBeNull();
  });

  it('accept declared prefixes, references and names outside of ASCII', () => {
    expect(of('<x:ñ xmlns:x="u" xml:lang="es" x:b="&lt;&#10;">&amp;<x:c/></x:ñ>')).toEqual([1, 0]);
  });

  it('are read in time that grows with the text alone', () => {
    for (const bomb of [
      '<a>',
      '<a ',
      '<!--',
      '<![CDATA[',
      '<a b="',
      '<!DOCTYPE',
      '<!DOCTYPE a [',
      '<!DOCTYPE a [<!--',
      '&a',
      '<a b="c" ',
    ])
      expect(() => xml.analyse({ path: 'a.xml', text: `<r>${bomb.repeat(50_000)}` })).not.toThrow();
  });
});
