import { describe, expect, it } from 'vitest';

import { findInPythonFiles } from './python-findings.ts';

const base = 'class Base:\n  def f(self, a): return a\n';
const derived = (from: string) =>
  `${from}\nclass Derived(Base):\n  def f(self, a): return 1\n  def g(self, b): return 1\n`;

/** Unused parameters by path and line. */
function unused(files: Readonly<Record<string, string>>): readonly string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return [...findInPythonFiles(sources, () => undefined)].flatMap(([path, findings]) =>
    findings
      .filter(({ rule }) => rule === 'python:S1172')
      .map(({ range }) => `${path}:${range?.startLine ?? 0}`),
  );
}

describe('classes of other files', () => {
  it('are found through relative imports', () => {
    expect(
      unused({ 'p/__init__.py': '', 'p/base.py': base, 'p/b.py': derived('from .base import Base') }),
    ).toEqual(['p/b.py:4']);
  });

  it('are found through what a package hands on, wherever the package lies', () => {
    expect(
      unused({
        'src/p/__init__.py': 'from .base import *',
        'src/p/base.py': base,
        'src/b.py': derived('from p import Base'),
      }),
    ).toEqual(['src/b.py:4']);
  });

  it('are unknown when they are not in the batch, so that nothing is said', () => {
    expect(unused({ 'b.py': derived('from p import Base') })).toEqual([]);
  });

  it('may themselves derive from what nobody knows', () => {
    expect(
      unused({
        'base.py': 'from q import Q\nclass Base(Q): pass\n',
        'b.py': derived('from base import Base'),
      }),
    ).toEqual([]);
  });

  it('do not lead in circles', () => {
    expect(
      unused({
        'a.py': 'from b import Base\nclass A(Base): pass\n',
        'b.py': 'from a import A\nclass Base(A): pass\n',
      }),
    ).toEqual([]);
  });
});

it('leaves out what cannot be parsed and tells of each file', () => {
  const heard: string[] = [];
  const files = [
    { path: 'a.py', text: '\ufeffdef f(a): return 1\n' },
    { path: 'b.py', text: 'def (:\n' },
  ];
  const found = findInPythonFiles(files, (path) => heard.push(path));
  expect([[...found.keys()], heard]).toEqual([['a.py'], ['a.py', 'b.py']]);
});
