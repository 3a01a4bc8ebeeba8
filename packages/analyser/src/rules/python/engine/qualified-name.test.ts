import { describe, expect, it } from 'vitest';

import { readPythonSource } from '../../../testing/read-python.ts';
import { sharedContext } from './context.ts';

/** The qualified names of all callees in a text. */
function calls(...rows: readonly string[]): readonly (string | null)[] {
  const context = sharedContext({ source: readPythonSource(...rows), path: 'a.py', project: null });
  return context.nodes.flatMap((node) => (node.type === 'Call' ? [context.qualifiedName(node.callee)] : []));
}

describe('qualified names', () => {
  it('follow imports', () => {
    expect(
      calls(
        'import numpy as np, os.path',
        'from a.b import c as d',
        'np.random.seed()',
        'os.path.join()',
        'd.e()',
      ),
    ).toEqual(['numpy.random.seed', 'os.path.join', 'a.b.c.e']);
  });

  it('keep the dots of relative imports', () => {
    expect(calls('from . import a', 'from ..b import c', 'a()', 'c()')).toEqual(['.a', '..b.c']);
  });

  it('include built-in names that are not shadowed', () => {
    expect(calls('len()', 'def f(len): len()', 'print()')).toEqual(['len', null, 'print']);
  });

  it('are unknown for definitions of the file and for conflicting imports', () => {
    expect(
      calls('def f(): pass', 'f()', 'g()', 'try: from a import b', 'except E: from c import b', 'b()'),
    ).toEqual([null, null, null]);
  });
});
