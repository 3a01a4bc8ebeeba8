import { describe, expect, it } from 'vitest';

import { css } from './css.ts';

const of = (...rows: readonly string[]) => {
  const counts = css.analyse({ path: 'a.css', text: rows.join('\n') })?.counts;
  return [counts?.ncloc, counts?.comment_lines];
};

describe('lines of style sheets', () => {
  it.each([
    [
      ['a {', '', '  color: red;', '}'],
      [3, 0],
    ],
    [
      ['/* a', '', 'b */', 'a {}'],
      [1, 3],
    ],
    [
      ['a {} /* b */', '// c', 'd {} // e'],
      [2, 3],
    ],
    [['a { background: url(https://x/y.png); }'], [1, 0]],
    [['a { background: URL( "//x" ); content: "/* no */"; }'], [1, 0]],
    [
      ["a { content: '\\'/*'; }", 'b {}'],
      [2, 0],
    ],
    [['a { b: c/d; u: 1 / 2 }'], [1, 0]],
    [
      ['/* never closed', 'a {}'],
      [0, 2],
    ],
    [
      ['"never closed', 'a {}'],
      [2, 0],
    ],
    [[''], [0, 0]],
  ])('%j: %j', (rows, expected) => {
    expect(of(...rows)).toEqual(expected);
  });

  it('are read in time that grows with the text alone', () => {
    for (const bomb of [
      '/*'.repeat(50_000),
      '"\\'.repeat(50_000),
      'url('.repeat(50_000),
      '*/'.repeat(50_000),
    ]) {
      expect(css.analyse({ path: 'a.css', text: bomb })).not.toBeNull();
    }
  });
});
