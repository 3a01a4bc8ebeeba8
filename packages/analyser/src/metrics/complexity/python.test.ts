import { expect, it } from 'vitest';

import { readPythonSource } from '../../testing/read-python.ts';
import { complexity } from './python.ts';

const of = (...rows: readonly string[]) => complexity(readPythonSource(...rows).tree);

it.each([
  ['', 0],
  ['x = 1', 0],
  ['def f(): pass', 1],
  ['async def f():\n  def g(): pass', 2],
  ['class A:\n  def f(self): pass', 1],
  ['if a: b\nelif c: d\nelse: e', 1],
  ['for a in b: c\nelse: d', 1],
  ['while a: b', 1],
  ['x = a if b else c', 1],
  ['x = a and b or c', 2],
  ['x = not a', 0],
  ['x = [a for b in c if d if e]', 2],
  ['x = lambda: a', 0],
  ['try: a\nexcept B: c\nfinally: d', 0],
  ['with a: b', 0],
  ['match a:\n  case 1 if b: c', 0],
  ['assert a', 0],
])('complexity of %j is %d', (source, expected) => {
  expect(of(source)).toBe(expected);
});
