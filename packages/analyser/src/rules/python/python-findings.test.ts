import { describe, expect, it } from 'vitest';

import { findInPythonFiles } from './python-findings.ts';

const base = 'class Base:\n  def f(self, a): return a\n';
const derived = (from: string) =>
  `${from}\nclass Derived(Base):\n  def f(self, a): return 1\n  def g(self, b): return 1\n`;

type Files = Readonly<Record<string, string>>;

/** Paths and lines of a rule's findings. */
function placesOf(rule: string, files: Files): readonly string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return [...findInPythonFiles(sources, () => undefined)].flatMap(([path, findings]) =>
    findings
      .filter((finding) => finding.rule === `python:${rule}`)
      .map(({ range }) => `${path}:${range?.startLine ?? 0}`),
  );
}

const unused = (files: Files) => placesOf('S1172', files);

describe('classes of other files', () => {
  it('are found through relative imports', () => {
    expect(
      unused({ 'p/__init__.py': '', 'p/base.py': base, 'p/b.py': derived('from .base import Base') }),
    ).toEqual(['p/b.py:4']);
  });

  it('are found through re-exports of a package in any folder', () => {
    expect(
      unused({
        'src/p/__init__.py': 'from .base import *',
        'src/p/base.py': base,
        'src/b.py': derived('from p import Base'),
      }),
    ).toEqual(['src/b.py:4']);
  });

  it('are not found through the names that a package imports one by one, as in SonarQube', () => {
    const of = (init: string) => ({
      'p/__init__.py': init,
      'p/base.py': base,
      'b.py': 'from p import Base\na: Base = None\n',
    });
    expect(placesOf('S5890', of('from .base import Base'))).toEqual([]);
    expect(placesOf('S5890', of('from .base import *'))).toEqual(['b.py:2']);
  });

  it('may be abstract', () => {
    const abstract = base.replace('Base', 'Base(ABC)');
    expect(
      unused({ 'base.py': `from abc import ABC\n${abstract}`, 'b.py': derived('from base import Base') }),
    ).toEqual(['b.py:4']);
  });

  it('are unknown outside the batch and give no findings', () => {
    expect(unused({ 'b.py': derived('from p import Base') })).toEqual([]);
  });

  it('may themselves derive from an unknown class', () => {
    expect(
      unused({
        'base.py': 'from q import Q\nclass Base(Q): pass\n',
        'b.py': derived('from base import Base'),
      }),
    ).toEqual([]);
  });

  it('may have cyclic imports', () => {
    expect(
      unused({
        'a.py': 'from b import Base\nclass A(Base): pass\n',
        'b.py': 'from a import A\nclass Base(A): pass\n',
      }),
    ).toEqual([]);
  });
});

it('exceptions of other files include those that derive from them, also over several files', () => {
  const caught = (from: string, names: string) => `from ${from}\ntry:\n  f()\nexcept (${names}):\n  g()\n`;
  const files = {
    'p/__init__.py': '',
    'p/errors.py': 'class OneError(ValueError): pass\n',
    'p/more.py': 'from .errors import OneError\nclass OtherError(OneError): pass\n',
    'p/a.py': caught('.errors import OneError', 'OSError, ValueError, OneError'),
    'p/b.py': caught('p.more import OtherError', 'ValueError, OtherError'),
    'p/c.py': caught('.errors import OneError', 'OSError, OneError'),
    'p/d.py':
      'from .more import OtherError\nclass Own(OtherError): pass\ntry: f()\nexcept (ValueError, Own): g()\n',
    'p/e.py': caught('.e import Missing', 'ValueError, Missing'),
    'p/f.py': 'from .g import Base\nclass A(Base): pass\n',
    'p/g.py': 'from .f import A\nclass Base(A): pass\ntry: f()\nexcept (ValueError, A): g()\n',
  };
  expect(placesOf('S5713', files)).toEqual(['p/a.py:4', 'p/b.py:4', 'p/d.py:4']);
});

it('skips unparsable files and calls `onFile` for each file', () => {
  const reported: string[] = [];
  const files = [
    { path: 'a.py', text: '\ufeffdef f(a): return 1\n' },
    { path: 'b.py', text: 'def (:\n' },
  ];
  const found = findInPythonFiles(files, (path) => reported.push(path));
  expect([[...found.keys()], reported]).toEqual([['a.py'], ['a.py', 'b.py']]);
});

describe('types of other files', () => {
  const files = {
    'p/__init__.py': '',
    'p/base.py':
      'from enum import Enum\nclass A:\n  def own(self): pass\nclass B(A):\n  def more(self): pass\nclass C(str, Enum):\n  D = "d"\n',
  };

  it('are those of the classes that a file imports', () => {
    const text = `from .base import A, B, C
def f() -> B: return A()
def g() -> str: return A
def h() -> C: return "d"
def i() -> A: yield A()
def j(): return A() is None or A is None
`;
    expect(placesOf('S5886', { ...files, 'p/b.py': text })).toEqual([
      'p/b.py:2',
      'p/b.py:3',
      'p/b.py:4',
      'p/b.py:5',
    ]);
    expect(placesOf('S5727', { ...files, 'p/b.py': text })).toEqual(['p/b.py:6', 'p/b.py:6']);
  });

  it('are unknown through a module that is itself imported from a package', () => {
    const text = 'from . import base\ndef f(): return base.A() is None\ndef g() -> base.B: return base.A()\n';
    expect(placesOf('S5727', { ...files, 'p/b.py': text })).toEqual([]);
    expect(placesOf('S5886', { ...files, 'p/b.py': text })).toEqual([]);
  });
});
