import { describe, expect, it } from 'vitest';

import { readPythonSource } from '../../testing/read-python.ts';
import { countCommentLines } from './python.ts';

const count = (...rows: readonly string[]) => countCommentLines(readPythonSource(...rows)).count;
const noSonar = (...rows: readonly string[]) => countCommentLines(readPythonSource(...rows)).noSonarLines;

describe('comment lines of Python', () => {
  it('hold a letter or a digit; shebang and encoding count', () => {
    expect(count('#!/usr/bin/python', '# coding: utf-8', '#', '# ---', '# ñ', '# 1', 'x = 1', '')).toBe(4);
  });

  it('include docstrings with their blank lines, and no other string', () => {
    expect(count('"""a', '', 'b"""', 'x = 1', '"""c"""', '')).toBe(3);
  });

  it('count a line once, beside code as well', () => {
    expect(count('def f():', '  "doc" # a', '  x = 1 # b', '')).toBe(2);
  });

  it('are lost after the last line of code, and on it without a line end', () => {
    expect(count('x = 1', '# a')).toBe(0);
    expect(count('x = 1', '# a', '')).toBe(0);
    expect(count('x = 1 # a')).toBe(0);
    expect(count('x = 1 # a', '')).toBe(1);
    expect(count('def f():', '  x = 1', '  # a', '')).toBe(0);
  });

  it('are lost in a file of comments alone', () => {
    expect(count('# a', '# b', '')).toBe(0);
  });

  it('are lost before a bracket that the tree leaves out', () => {
    expect(count('from m import (', '  a, # kept?', '  # before the bracket', ')', 'x = 1', '')).toBe(0);
    expect(count('from m import (', '  # kept', '  a)', 'x = 1', '')).toBe(1);
  });

  it('are kept before the end of a block', () => {
    expect(count('if a:', '  b', '  # c', 'd', '')).toBe(1);
  });
});

describe('NOSONAR', () => {
  it('marks its line anywhere in a comment, in capitals, and takes it out of the comment lines', () => {
    const rows = ['x = 1 # see NOSONAR', 'y = 2 # nosonar', ''];
    expect([noSonar(...rows), count(...rows)]).toEqual([[1], 1]);
  });

  it('marks all lines of a statement before it that is a string of several lines', () => {
    expect(noSonar('x = 1', '"""a', 'b', '""" # NOSONAR', 'y = 2', '')).toEqual([2, 3, 4]);
    expect(noSonar('x = """a', '""" # NOSONAR', 'y = 2', '')).toEqual([2]);
  });
});
