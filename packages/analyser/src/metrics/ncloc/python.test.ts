import { describe, expect, it } from 'vitest';

import { readPythonSource } from '../../testing/read-python.ts';
import { countCodeLines } from './python.ts';

const count = (...rows: readonly string[]) => countCodeLines(readPythonSource(...rows));

describe('lines of code of Python', () => {
  it('are those with a token', () => {
    expect(count('# a', '', 'x = 1', 'y = (', '  2', ')', '')).toBe(4);
  });

  it('include every line of a string other than a docstring', () => {
    expect(count('x = 1', 's = """', '', 'a', '"""')).toBe(5);
  });

  it('leave docstrings out, with whatever shares their lines', () => {
    expect(count('"""module"""', 'def f(): """x"""', 'class A:', '  """', '  text', '  """', '  b = 1')).toBe(
      2,
    );
    expect(count('def f():', '  "a" "b"', '  "c"')).toBe(2);
  });

  it('count a string in parentheses, in a tuple or after another statement as code', () => {
    expect(count('("a")')).toBe(1);
    expect(count('"a", "b"')).toBe(1);
    expect(count('x = 1', '"a"')).toBe(2);
  });

  it('do not count what is left of an import in parentheses', () => {
    expect(count('from m import (', '  a,', '  b', ')')).toBe(3);
    expect(count('from m import (a', ',', ')')).toBe(1);
  });

  it('count nothing in an empty file', () => {
    expect(count('')).toBe(0);
  });
});
