import { describe, expect, it } from 'vitest';

import { readPythonSource } from '../../testing/read-python.ts';
import { linesToCover } from './python.ts';

const of = (...rows: readonly string[]) => linesToCover(readPythonSource(...rows));

describe('lines to cover of Python', () => {
  it.each([
    ['x = 1; y = 2', 1],
    ['x: int = 1', 0],
    ['x += 1', 1],
    ['f()', 1],
    ['import a\nfrom b import c', 2],
    ['if a:\n  b()\nelif c:\n  d()\nelse:\n  e()', 5],
    ['for a in b:\n  continue', 2],
    ['while a:\n  break', 2],
    ['try:\n  a()\nexcept B:\n  raise\nfinally:\n  pass', 5],
    ['try:\n  a()\nexcept* B:\n  pass', 3],
    ['with a:\n  b()', 1],
    ['match a:\n  case 1:\n    b()', 1],
    ['def f():\n  nonlocal a\n  global b\n  return', 3],
    ['class A:\n  pass', 2],
    ['assert a\ndel b', 2],
    ['f(\n  a,\n  b)', 1],
    ['type A = int', 0],
  ])('%j: %d', (source, expected) => {
    expect(of(source)).toBe(expected);
  });

  it('begin with the first decorator, and with `async`', () => {
    const source = readPythonSource('@a', '@b', 'def f():', '  x = 1', '', '@c', 'class D: y = 2');
    expect(linesToCover(source)).toBe(4);
  });

  it('leave docstrings out, and what shares their line', () => {
    expect(of('"""a"""', 'def f(): """b"""', 'x = 1')).toBe(1);
  });
});
