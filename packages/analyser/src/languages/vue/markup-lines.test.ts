import { describe, expect, it } from 'vitest';

import { lines } from '../../testing/read-source.ts';
import { indexLines } from '../../text/line-index.ts';
import { readComponent } from './component.ts';
import { markupLines } from './markup-lines.ts';

function marked(...rows: readonly string[]): readonly number[] {
  const text = lines(...rows);
  return markupLines(text, indexLines(text), readComponent(text));
}

const inTemplate = (...rows: readonly string[]) =>
  marked('<template>', ...rows, '</template>')
    .slice(1, -1)
    .map((line) => line - 1);

describe('lines of the markup', () => {
  it.each([
    [
      ['<p>', '', 'a', '</p>'],
      [1, 3, 4],
    ],
    [
      ['<p', ' ', ' a', '/>'],
      [1, 3, 4],
    ],
    [
      ['<p', '  a="b', '', '  c"', '>'],
      [1, 2, 3, 4, 5],
    ],
    [
      ['<p', '  @a="b', '', '  c"', '>'],
      [1, 2, 4, 5],
    ],
    [
      ['<p', '  #a="{', '', '}"', '>'],
      [1, 2, 4, 5],
    ],
    [['<!-- a', ' b -->', 'c'], [3]],
    [['<!-- never closed', 'c'], []],
    [
      ['a < b', '', '< c'],
      [1, 3],
    ],
    [
      ['{{ a', '', 'b }}'],
      [1, 3],
    ],
    [
      ['<p', ' :a="`${', '  // b', '', '  c', ' }`"', '/>'],
      [1, 2, 5, 6, 7],
    ],
    [
      ['<p', ' :a="`b${f({ c: `d${', '  // e', '  g }', '', ' h` }, {', '', ' })}', '', ' i`"', '/>'],
      [1, 2, 4, 5, 6, 8, 9, 10, 11],
    ],
    [
      ['<p', ' :a="`\\`$b {', '', ' // c`"', '/>'],
      [1, 2, 3, 4, 5],
    ],
    [
      ['{{ `a${', '// b', 'c } d', '', '` }}'],
      [1, 3, 4, 5],
    ],
    [
      ['<p', ' slot-scope="{', '', ' // a', ' b }"', '/>'],
      [1, 2, 5, 6],
    ],
    [
      ['<template', ' scope="{', '', ' a }"', '/>'],
      [1, 2, 4, 5],
    ],
    [
      ['<p', ' scope="a', '', ' b"', '/>'],
      [1, 2, 3, 4, 5],
    ],
    [
      ['<p', ' v-if="', '', '"', ' :a="', ' // b', '"', '/>'],
      [1, 2, 3, 4, 5, 6, 7, 8],
    ],
    [
      ['<p', ' @a="b(/[/\']/,', '', ' c / \'"', '/>'],
      [1, 2, 4, 5],
    ],
    [
      ['<template #a>', '<b/>', '</template>'],
      [1, 2, 3],
    ],
    [
      ['<pre>', '', ' a', '</pre>'],
      [1, 3, 4],
    ],
    [
      ['<script>', 'a', '', '</script>'],
      [1, 4],
    ],
  ])('of the template %j are %j', (rows, expected) => {
    expect(inTemplate(...rows)).toEqual(expected);
  });

  it('include both tags of every block when there is a template', () => {
    expect(marked('<template/>', '<docs>', 'a', '</docs>', '<script', ' setup>', 'b', '</script>')).toEqual([
      1, 2, 4, 5, 6, 8,
    ]);
  });

  it('are those of styles without their comments', () => {
    expect(
      marked('<template/>', '<style>', '/* a */', '.b { /* c', '*/ d: e }', '// f', '', '/* g', '</style>'),
    ).toEqual([1, 2, 4, 5, 6, 9]);
  });

  it('are those of styles with a mark of a comment in a string or an address', () => {
    expect(
      marked(
        '<template/>',
        '<style>',
        'a { b: "/*"; }',
        "c { d: '\\'/*' }",
        'e { f: url(//g/*) }',
        'h {}',
        '</style>',
      ),
    ).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are the tags of scripts alone without an HTML template', () => {
    expect(marked('<template lang="pug">', 'p', '</template>', '<script>', 'a', '</script>')).toEqual([4, 6]);
    expect(marked('<style>', '.a {}', '</style>')).toEqual([]);
    expect(marked('<template lang="html">', 'p', '</template>')).toEqual([1, 2, 3]);
  });
});
