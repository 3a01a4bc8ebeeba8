import { describe, expect, it } from 'vitest';

import { readPythonSource } from '../../testing/read-python.ts';
import { duplicationTokens } from './duplication-tokens.ts';

const of = (...rows: readonly string[]) => duplicationTokens(readPythonSource(...rows));
const sizes = (...rows: readonly string[]) =>
  of(...rows).map(({ line, first, last }) => [line, last - first + 1]);

describe('what duplication compares of Python', () => {
  it('are the tokens of each line as they stand, comments and blank lines apart', () => {
    expect(sizes('# a', 'x = 1', '', 'f("b", c)  # d', '')).toEqual([
      [2, 3],
      [4, 6],
    ]);
    expect(of('x = 1')[0]?.hash).not.toBe(of('x = 2')[0]?.hash);
    expect(of('x = "a"')[0]?.hash).not.toBe(of('x = "b"')[0]?.hash);
  });

  it('hold a line end where blocks end, once', () => {
    expect(sizes('if a:', '  if b:', '    c', 'd', '')).toEqual([
      [1, 3],
      [2, 3],
      [3, 2],
      [4, 1],
    ]);
  });

  it('distinguish a last line with a line end from one without', () => {
    const last = (...rows: readonly string[]) => of(...rows).at(-1)?.hash;
    expect(last('if a:', '  b')).not.toBe(last('if a:', '  b', ''));
    expect(last('if a:', '  b')).toBe(last('if a:', '  c', '  b'));
    expect(last('a')).toBe(last('a', ''));
  });

  it('leave out what the tree leaves out', () => {
    expect(sizes('from a.b import (c, d)')).toEqual([[1, 6]]);
  });

  it('take an arrow apart into two, an ellipsis into three and a formatted string into its pieces', () => {
    expect(sizes('def f() -> x: ...')).toEqual([[1, 'def f ( ) - > x : . . .'.split(' ').length]]);
    expect(sizes('f"a{b}c"')).toEqual([[1, 7]]);
  });
});
