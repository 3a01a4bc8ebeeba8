import { describe, expect, it } from 'vitest';

import { findInPythonFiles } from '../python-findings.ts';

/** The lines of S5655 in a file that imports a module of the same package. */
function linesOf(module: string, user: string): readonly (number | undefined)[] {
  const files = [
    { path: 'p/__init__.py', text: '' },
    { path: 'p/lib.py', text: module },
    { path: 'p/user.py', text: user },
  ];
  const found = findInPythonFiles(files, () => undefined).get('p/user.py') ?? [];
  return found.filter(({ rule }) => rule === 'python:S5655').map(({ range }) => range?.startLine);
}

const module = [
  'from typing import List, Optional',
  'class A:',
  '  def own(self): pass',
  'def f(a: int, b: str = ""): pass',
  'def g(a: A): pass',
  'def h(a: list[int], *, b: float): pass',
  'def i(a: List[int], b: Optional[int], c: int | None, d: "int"): pass',
  'def j(a: int, **k): pass',
  '@x',
  'def k(a: int): pass',
  'def l(a: int): pass',
  'def l(a: str): pass',
].join('\n');

describe('arguments of functions in other files', () => {
  it.each([
    ['from p.lib import f\nf("x")\nf(1, 2)\nf(a=None)\n', [2, 3, 4]],
    ['from .lib import f as e\ndef u():\n  b = "x"\n  e(b)\n', [4]],
    ['from .lib import g\ng(1)\ng([])\n', [2, 3]],
    ['from .lib import h\nh(1, b=2)\nh([], b="x")\n', [2, 3]],
  ])('%j: lines %j', (user, lines) => {
    expect(linesOf(module, user)).toEqual(lines);
  });

  it.each([
    'from p.lib import f, A\nf(1)\nf(x, *y)\nf(True, "z")\nf(A)\n',
    'from p.lib import g, A\ng("x")\ng(A())\n',
    'from p.lib import h\nh("x", b=1)\n',
    'from p.lib import i, j, k, l\ni(1, "x", "y", "z")\nj("x")\nk("x")\nl([])\n',
    'from p import lib\nlib.f("x")\n',
    'from p.lib import f\nf = x\nf("x")\n',
    'from q import f\nf("x")\n',
  ])('accepts %j', (user) => {
    expect(linesOf(module, user)).toEqual([]);
  });
});
