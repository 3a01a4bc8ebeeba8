import { describe, expect, it } from 'vitest';

import { findInScripts } from '../../find-in-scripts.ts';

const rulesIn = (text: string, path = 'a.js') =>
  findInScripts([{ path, text }])
    .get(path)
    ?.map(({ rule, range }) => `${rule}:${String(range?.startLine)}`);

describe('a script with legacy octal literals or escapes', () => {
  it.each([
    ['f(0640);', 'javascript:S1314:1'],
    ['f(1);\nf(089);', 'javascript:S1314:2'],
    ["f('\\07');", 'javascript:S6657:1'],
  ])('is parsed: %j', (text, found) => {
    expect(rulesIn(text)).toEqual([found]);
  });

  it('is parsed completely, with all other findings', () => {
    expect(rulesIn('// TODO: f\nf(0640);')).toEqual(['javascript:S1135:1', 'javascript:S1314:2']);
  });

  it.each([
    ['a module', 'a.js', '// TODO: f\nexport const a = 0640;'],
    ['a module by its extension', 'a.mjs', '// TODO: f\nf(0640);'],
    ['TypeScript', 'a.ts', '// TODO: f\nf(0640);'],
    ['a script with another error as well', 'a.js', '// TODO: f\nf(0640);\nvar = 1;'],
  ])('is not parsed when it is %s', (_, path, text) => {
    expect(rulesIn(text, path)).toEqual([]);
  });
});
