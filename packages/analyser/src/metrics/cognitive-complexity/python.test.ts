import { describe, expect, it } from 'vitest';

import { readPythonSource } from '../../testing/read-python.ts';
import { cognitiveComplexity } from './python.ts';

const of = (...rows: readonly string[]) => cognitiveComplexity(readPythonSource(...rows).tree);

describe('cognitive complexity of Python', () => {
  it.each([
    ['if a: b', 1],
    ['if a: b\nelif c: d\nelse: e', 3],
    ['for a in b: c\nelse: d', 2],
    ['while a: b', 1],
    ['try: a\nexcept B: c\nelse: d\nfinally: e', 2],
    ['try: a\nexcept* B: c', 1],
    ['x = a if b else c', 1],
    ['x = a if b else (c if d else e)', 3],
    ['with a: b', 0],
    ['match a:\n  case 1: b', 0],
    ['x = [a for b in c if d]', 0],
    ['x = lambda: a', 0],
    ['assert a\nraise b', 0],
    ['for a in b:\n  break\n', 1],
  ])('of %j is %d', (source, expected) => {
    expect(of(source)).toBe(expected);
  });

  it.each([
    ['a and b and c', 1],
    ['a and b or c', 2],
    ['a or b and c or d', 3],
    ['(a and b) and c', 2],
    ['a and not (b and c)', 2],
    ['a or (b and c)', 2],
  ])('of the sequence %s is %d', (source, expected) => {
    expect(of(source)).toBe(expected);
  });

  it('grows with nesting in branches, loops, handlers and cases', () => {
    expect(of('if a:', '  for b in c:', '    while d:', '      if e: f')).toBe(1 + 2 + 3 + 4);
    expect(of('try:', '  if a: b', 'except C:', '  if d: e', 'finally:', '  if f: g')).toBe(1 + 1 + 2 + 1);
    expect(of('match a:', '  case 1:', '    if b: c')).toBe(2);
    expect(of('if a:', '  b', 'else:', '  if c: d')).toBe(1 + 1 + 2);
    expect(of('with a:', '  if b: c')).toBe(1);
  });

  it('restarts at 0 in a class, a method and a function of the module', () => {
    expect(of('if a:', '  def f():', '    if b: c')).toBe(2);
    expect(of('if a:', '  class A:', '    if b: c', '    def f(self):', '      if d: e')).toBe(3);
  });

  it('lies one level deeper in a function of a function', () => {
    expect(of('def f():', '  x = 1', '  def g():', '    if a: b')).toBe(2);
    expect(of('def f():', '  if a:', '    def g():', '      if b: c')).toBe(1 + 3);
  });

  it('does not, where the outer one only makes and returns the inner one', () => {
    expect(of('def f():', '  def g():', '    if a: b', '  return g')).toBe(1);
    expect(of('def f():', '  def g():', '    if a: b')).toBe(1);
    expect(of('def f():', '  "doc"', '  def g():', '    if a: b', '  return g')).toBe(2);
    expect(of('def f():', '  def g():', '    if a: b', '  return g()')).toBe(2);
  });
});
