import { describe, expect, it } from 'vitest';

import { html } from './html.ts';

const of = (...rows: readonly string[]) => {
  const counts = html.analyse({ path: 'a.html', text: rows.join('\n') })?.counts;
  return [counts?.ncloc, counts?.comment_lines, counts?.complexity];
};

describe('lines of pages', () => {
  it.each([
    [
      ['<!DOCTYPE html>', '<p>', '', 'a', '</p>'],
      [4, 0, 1],
    ],
    [
      ['<p', '', '  class="a > b"', '>', '</p>'],
      [5, 0, 1],
    ],
    [
      ['<!-- header -->', '<p>a</p>', '<!-- b', 'c -->'],
      [1, 2, 1],
    ],
    [
      ['<script>', '// a', '', 'if (a < b) {}', '</script>'],
      [4, 0, 1],
    ],
    [
      ['<style>/* a', '*/</style><!-- b -->'],
      [2, 1, 1],
    ],
    [
      ['{{ a }}', '<?php b', '?>', '<% c', '%>'],
      [5, 0, 1],
    ],
    [
      ['1 < 2', '<', 'a'],
      [3, 0, 1],
    ],
    [
      ['<script src="x" />', '<p>', '<!-- b -->'],
      [2, 1, 1],
    ],
    [[''], [0, 0, 1]],
  ])('%j: code, comments, complexity %j', (rows, expected) => {
    expect(of(...rows)).toEqual(expected);
  });

  it('count the decisions of templates', () => {
    expect(of('<c:if test="${a && b or c}">', '</c:if>', '<c:forEach items="x">', '</c:forEach>')[2]).toBe(5);
    expect(of('<p title="a && b">')[2]).toBe(1);
  });

  it('are read in time that grows with the text alone', () => {
    for (const bomb of [
      '<a '.repeat(20_000),
      '<!--'.repeat(20_000),
      '<a b="'.repeat(20_000),
      '<script>'.repeat(20_000),
    ]) {
      expect(html.analyse({ path: 'a.html', text: bomb })).not.toBeNull();
    }
  });
});
