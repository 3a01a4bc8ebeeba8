import { describe, expect, it } from 'vitest';

import { indexLines } from '../../text/line-index.ts';
import { duplicationTokens } from './duplication-tokens.ts';

const of = (...rows: readonly string[]) => {
  const text = rows.join('\n');
  return duplicationTokens(text, indexLines(text));
};
const sizes = (...rows: readonly string[]) =>
  of(...rows).map(({ line, first, last }) => [line, last - first + 1]);

describe('what duplication compares of a page', () => {
  // As many as SonarQube 10.7 was seen to count.
  it.each([
    ['"aa bb cc"', 5],
    ['aa-bb', 3],
    ['aa...bb', 5],
    ['1.5', 3],
    ['ñandú', 3],
    ['&nbsp;', 3],
    ['{% url "aa bb" %}', 9],
    ['<%= aa bb %>', 1],
    ['<?php aa bb ?>', 7],
    ['<!DOCTYPE html>', 1],
    ['<![CDATA[ aa bb ]]>', 10],
    ['<p>', 1],
    ['</p>', 1],
    ['<br />', 2],
    ['<x:y>', 1],
    ['<x-y>', 4],
    ['<p aa>', 3],
    ['<p aa=bb>', 4],
    [`<p aa='bb cc'>`, 4],
    ['<p aa="b > c">', 4],
    ['<p aa-bb="c">', 6],
    ['<p @aa="b">', 5],
    ["<script>var aa = 'bb cc';</script>", 10],
    ['<style>p{color:red}</style>', 8],
    ['http://aa.bb/cc', 2],
  ])('%j holds %d tokens', (row, count) => {
    expect(sizes(row)).toEqual([[1, count]]);
  });

  it.each(['<!-- aa bb -->', '/* aa bb */', '// aa bb'])('%j holds none', (row) => {
    expect(of(row)).toEqual([]);
  });

  it('stands at the line where it begins', () => {
    expect(sizes('<!-- a', 'b --> c', '', '<p title="d', 'e">', '/* f', '*/ g')).toEqual([
      [2, 1],
      [4, 3],
      [5, 1],
      [7, 1],
    ]);
  });

  it('is the same for the same text alone', () => {
    expect(of('<p> a')[0]?.hash).toBe(of('<p>a')[0]?.hash);
    expect(of('<p>a')[0]?.hash).not.toBe(of('<p>b')[0]?.hash);
  });

  it('is found in time that grows with the text alone', () => {
    for (const bomb of ['/*', '<!--', '<%', '="', '<!doctype', '<p>/*'])
      expect(of(bomb.repeat(100_000)).length).toBeGreaterThan(0);
  });
});
