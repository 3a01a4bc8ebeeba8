import { describe, expect, it } from 'vitest';

import { readPythonSource } from '../../../testing/read-python.ts';
import { buildSymbols } from './scopes.ts';

/** All variables of a text: the kind of the scope, the name and the kinds of usages. */
function variables(...rows: readonly string[]): readonly string[] {
  const table = buildSymbols(readPythonSource(...rows).tree);
  return table.scopes.flatMap(({ kind, variables: found }) =>
    [...found.values()].map(({ name, usages }) => `${kind} ${name}: ${usages.map((u) => u.kind).join(' ')}`),
  );
}

describe('the symbol table', () => {
  it('contains all kinds of bindings', () => {
    expect(
      variables(
        'import os.path, a as b',
        'x: int = 1',
        'x += 1',
        'for (i, *j) in x: pass',
        'with x as w, x as (u, v): pass',
        'try: pass',
        'except E as e: pass',
        'del x',
        'if (n := 1): pass',
        'match x:',
        '  case {"k": k, **rest} | P(q, r=s) as t: pass',
      ),
    ).toEqual([
      'module os: import',
      'module b: import',
      'module x: annotated augmented delete read read read read',
      'module i: for',
      'module j: for',
      'module w: with',
      'module u: with',
      'module v: with',
      'module e: except',
      'module n: walrus',
      'module k: pattern',
      'module rest: pattern',
      'module q: pattern',
      'module s: pattern',
      'module t: pattern',
    ]);
  });

  it('resolves names of a class in its body, but not in its functions', () => {
    expect(variables('x = 1', 'class C:', '  x = 2', '  y = x', '  def f(self): return x')).toEqual([
      'module x: assignment read',
      'module C: class',
      'class x: assignment read',
      'class y: assignment',
      'class f: function',
      'function self: parameter',
    ]);
  });

  it('evaluates defaults, decorators and the first iterable outside', () => {
    expect(variables('a = 1', 'def f(a=a): return [a for a in a]', 'g = lambda a=a: a')).toEqual([
      'module a: assignment read read',
      'module f: function',
      'module g: assignment',
      'function a: parameter read',
      'comprehension a: comprehension read',
      'lambda a: parameter read',
    ]);
  });

  it('follows global and nonlocal', () => {
    expect(
      variables('def f():', '  global a', '  a = 1', '  b = 2', '  def g():', '    nonlocal b', '    b = 3'),
    ).toEqual([
      'module f: function',
      'module a: global assignment',
      'function b: assignment nonlocal assignment',
      'function g: function',
    ]);
  });

  it('puts type parameters around a definition', () => {
    expect(variables('class C[T]:', '  def f[S](self, a: S) -> T: return a')).toEqual([
      'module C: class',
      'types T: type read',
      'class f: function',
      'types S: type read',
      'function self: parameter',
      'function a: parameter read',
    ]);
  });
});
