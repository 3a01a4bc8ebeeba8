import { describe, expect, it } from 'vitest';

import { indexLines } from '../../text/line-index.ts';
import { duplicationTokens } from './duplication-tokens.ts';
import { scanHtml } from './scan.ts';

const of = (...rows: readonly string[]) => {
  const text = rows.join('\n');
  return duplicationTokens(text, scanHtml(text), indexLines(text));
};
const sizes = (...rows: readonly string[]) =>
  of(...rows).map(({ line, first, last }) => [line, last - first + 1]);

describe('what duplication compares of a page', () => {
  it.each([
    ['<p>', 3],
    ['</tr>', 4],
    ['<th title="{{ long_label }}">', 6],
    ['{% for form in formset.forms %}', 8],
    ['<x-y/>', 4],
    ["it's 'a b'", 7],
    ['a("b c") /* d\te */ + "/*"', 7],
    ['"a', 2],
    ['a /* b', 4],
    ['😀 ñ', 2],
  ])('%j holds %d tokens', (row, count) => {
    expect(sizes(row)).toEqual([[1, count]]);
  });

  it('stands at the line where it begins, comments apart', () => {
    expect(
      sizes('<!-- a', 'b --> c', '', '<p title="d', 'e">', '<%-- f --%>', '<script>/* g', 'h */ i</script>'),
    ).toEqual([
      [2, 1],
      [4, 5],
      [5, 1],
      [7, 4],
      [8, 5],
    ]);
  });

  it('is closed in its own piece', () => {
    expect(sizes('"a<b>c"')).toEqual([[1, 7]]);
  });

  it('is the same for the same text alone', () => {
    expect(of('<p> a')[0]?.hash).toBe(of('<p>a')[0]?.hash);
    expect(of('<p>a')[0]?.hash).not.toBe(of('<p>b')[0]?.hash);
  });

  it('is found in time that grows with the text alone', () => {
    for (const bomb of ['/*', '"', '/*/', '<p>/*'])
      expect(of(bomb.repeat(100_000)).length).toBeGreaterThan(0);
  });
});
