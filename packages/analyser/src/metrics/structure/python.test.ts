import { expect, it } from 'vitest';

import { readPythonSource } from '../../testing/read-python.ts';
import { countStructure } from './python.ts';

it('counts functions, classes and statements, nested ones too', () => {
  const source = readPythonSource(
    'class A:',
    '  @b',
    '  async def f(self):',
    '    def g(): return lambda: 1',
    '    with c: x: int = 1',
    '    try: d()',
    '    except* E: pass',
    '    except F: pass',
  );
  const statements = ['class', 'def f', 'def g', 'return', 'try', 'd()', 'pass', 'except F', 'pass'];
  expect(countStructure(source.tree)).toEqual({ functions: 2, classes: 1, statements: statements.length });
});
