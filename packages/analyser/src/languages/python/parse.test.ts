import { describe, expect, it } from 'vitest';

import type { PythonNode } from './ast/node.ts';
import { flattenPython } from './flatten.ts';
import { parsePython } from './parse.ts';

const types = (source: string): string[] | null => {
  const syntax = parsePython(source);
  return syntax && flattenPython(syntax.module).nodes.map(({ type }) => type);
};
const first = <T extends PythonNode['type']>(source: string, type: T): Extract<PythonNode, { type: T }> => {
  const syntax = parsePython(source);
  const nodes = syntax ? flattenPython(syntax.module).nodes : [];
  const found = nodes.find((node): node is Extract<PythonNode, { type: T }> => node.type === type);
  if (!found) throw new Error(`no ${type} in ${source}`);
  return found;
};
const dropped = (source: string) =>
  parsePython(source)
    ?.tokens.filter((token) => token.dropped)
    .map(({ text }) => text);

describe('statements', () => {
  it.each([
    'x = y = yield',
    'x: int',
    'x, *y = 1, *z',
    'a @= b',
    'del a, (b, c)',
    'global a, b',
    'assert a, "b"',
    'raise A from b',
    'return',
    'return *a, b',
    'import a.b as c, d',
    'from ...a import (b as c, d,)',
    'from . import *',
    'pass; pass;',
    '@a.b(c)\n@d\nasync def f(a, /, b: int = 1, *args: *Ts, c, **k) -> x: ...',
    'def f[T: int = str, *Ts, **P](): pass',
    'class A[T](B, metaclass=C, *d): x = 1',
    'type A[T] = list[T]',
    'type = 1\nmatch = type(match)\ncase = match[0]\nprint = exec',
    'for x, in y,: pass\nelse: pass',
    'async def f():\n  async for x in y: await z\n  async with a as b, c: return await d',
    'while (x := f()): break\nelse: continue',
    'try: a\nexcept: b\nelse: c\nfinally: d',
    'try: a\nexcept* (A, B) as e: b',
    'try: a\nexcept A, B: c',
    'with (a as b, c as d,): pass',
    'with (a, b) as c: pass',
    'with (a): pass',
    'with f() as (a, b): pass',
    'match x, y:\n  case 1 | -2 | "a" if z: pass\n  case [a, *_] | (b, c): pass\n  case {"k": v, **r}: pass\n  case A.B(c, d=e) as f: pass\n  case None | _: pass',
    'lambda: (yield)',
    'x = [a for b in c if d if e for f in g]',
    'x = {**a, "b": c} | {d for e in f} | {g: h for i, j in k}',
    'f(a for b in c)(*d, e=f, **g)[1:2, ::3, ..., *h]',
    'x = a if b else c if d else e',
    'x = not a in b and c is not d or e not in f',
    'x = -a ** -b',
    'x = a if lambda: b else c',
    'x = f"{a!r:{b}}" "c" rb"d"',
    'async = await + 1',
    '',
    '\n# nothing\n',
  ])('%j is Python', (source) => {
    expect(types(source)).not.toBeNull();
  });

  it.each([
    'print "a", b',
    'print >>f, a,',
    'print',
    'print; a\nif a: print # b\n',
    'exec code in scope',
    'raise A, "b", c',
    'x = `a`',
    'a <> b',
    'def f(a, (b, c)): pass',
    'x = 0777 + 10L',
  ])('%j was Python 2', (source) => {
    expect(types(source)).not.toBeNull();
  });

  it.each([
    'if a',
    'def f(:',
    'x = = 1',
    'class',
    'try: a',
    'return return',
    'a b',
    'if a:\npass',
    '  a',
    'f(a',
    'x = [a for]',
    'import',
    'for x y: pass',
    'lambda x',
  ])('%j is not Python', (source) => {
    expect(types(source)).toBeNull();
  });

  it('are refused without a crash when nested deeper than the stack bears', () => {
    expect(parsePython(`${'('.repeat(200_000)}${')'.repeat(200_000)}`)).toBeNull();
    expect(parsePython(`x = ${'a + '.repeat(100_000)}a`)).not.toBeNull();
  });
});

describe('operators', () => {
  const shape = (node: PythonNode): string => {
    if (node.type === 'Binary') return `(${shape(node.left)} ${node.operator} ${shape(node.right)})`;
    if (node.type === 'Unary') return `(${node.operator} ${shape(node.operand)})`;
    if (node.type === 'Parenthesized') return `[${shape(node.expression)}]`;
    return node.type === 'Name' ? node.id : node.type;
  };

  it.each([
    ['a or b and c or d', '((a or (b and c)) or d)'],
    ['not a == b', '(not (a == b))'],
    ['a < b <= c', '((a < b) <= c)'],
    ['a + b * c - d', '((a + (b * c)) - d)'],
    ['a ** b ** c', '(a ** (b ** c))'],
    ['-a ** b', '(- (a ** b))'],
    ['a | b ^ c & d << e', '(a | (b ^ (c & (d << e))))'],
    ['a not in b', '(a not in b)'],
    ['(a or b) and c', '([(a or b)] and c)'],
  ])('of %s bind as %s', (source, expected) => {
    const statement = first(source, 'ExpressionStatement');
    expect(shape(statement.expression)).toBe(expected);
  });
});

describe('what the tree leaves out', () => {
  it.each([
    ['from a.b import (c, d,)', ['.', '(', ',', ',', ')']],
    ['from .. import c', []],
    ['import a.b, c', ['.', ',']],
    ['assert a, (b, c)', [',']],
    ['del a, b[c, d]', [',']],
    ['global a, b', [',']],
    ['x = yield a, b', [',']],
    ['raise A, b', [',']],
    ['print a, b', [',']],
    ['with (a, b): pass', []],
    ['with (a, b).c: pass', []],
    ['f(a, b)', []],
  ])('of %s: %j', (source, expected) => {
    expect(dropped(source)).toEqual(expected);
  });
});

describe('nodes', () => {
  it('span their tokens, decorators and `async` included', () => {
    const node = first('@a\nasync def f():\n  return b\n\nc', 'FunctionDef');
    const { tokens } = parsePython('@a\nasync def f():\n  return b\n\nc') ?? { tokens: [] };
    expect([tokens[node.first]?.text, tokens[node.last]?.text]).toEqual(['@', 'b']);
  });

  it('keep `elif` beside its `if`', () => {
    const node = first('if a: b\nelif c: d\nelif e: f\nelse: g', 'If');
    expect([node.elifs.length, node.orelse?.type]).toEqual([2, 'Else']);
  });

  it('come in the order of the text, parents first', () => {
    expect(types('x = f(a) if b else c')).toEqual([
      'Module',
      'Assign',
      'Name',
      'Conditional',
      'Call',
      'Name',
      'Argument',
      'Name',
      'Name',
      'Name',
    ]);
  });
});
