// seguridad: 31, 65
import { describe, expect, it } from 'vitest';

import { pathPattern } from './path-pattern.ts';

describe('patterns of compiler settings', () => {
  it.each([
    ['/p/src/**/*', '/p/src/a.ts', true],
    ['/p/src/**/*', '/p/src/a/b/c.ts', true],
    ['/p/src/**/*', '/p/src', false],
    ['/p/src/**/*', '/p/lib/a.ts', false],
    ['/p/**/test/*.ts', '/p/test/a.ts', true],
    ['/p/**/test/*.ts', '/p/a/test/b/test/c.ts', true],
    ['/p/**/test/*.ts', '/p/a/test/c.js', false],
    ['/p/a?.ts', '/p/ab.ts', true],
    ['/p/a?.ts', '/p/a.ts', false],
    ['/p/a*b*.ts', '/p/axxbyy.ts', true],
    ['/p/src', '/p/src/a.ts', true],
    ['/p/(a+)/*', '/p/(a+)/b', true],
    ['/p/(a+)/*', '/p/aa/b', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(pathPattern(pattern)(path)).toBe(expected);
  });

  it('are matched in bounded time', () => {
    const folders = 'a/'.repeat(120);
    expect(pathPattern(`/${'**/a/'.repeat(60)}b`)(`/${folders}c.ts`)).toBe(false);
    expect(pathPattern(`/${'*a'.repeat(60)}b`)(`/${'a'.repeat(250)}`)).toBe(false);
  });
});
