import { describe, expect, it } from 'vitest';

import { compilarPatron } from './patron.ts';

const coincide = (patron: string, ruta: string) => compilarPatron(patron, { pasos: 0 })(ruta);

describe('a pattern', () => {
  it.each([
    ['a.js', ['a.js'], ['b/a.js', 'a.jsx', 'aXjs']],
    ['/a.js', ['a.js'], ['b/a.js']],
    ['*.js', ['a.js', '.js'], ['b/a.js', 'a.jsx']],
    ['*/a.js', ['b/a.js', '/a.js'], ['a.js', 'b/c/a.js']],
    ['**/a.js', ['a.js', 'b/a.js', 'b/c/a.js'], ['ba.js', 'b/ca.js']],
    ['**/*.test.ts', ['a.test.ts', 'b/c/a.test.ts'], ['a.ts', 'a.test.tsx']],
    ['src/**', ['src/a', 'src/b/c', 'src/'], ['src', 'lib/src/a']],
    ['src/**/*.js', ['src/a.js', 'src/b/c/a.js'], ['src/a.ts', 'a.js']],
    ['**/gen/**', ['gen/a', 'b/gen/c/d'], ['gen', 'b/agen/c']],
    ['**/gen/**/*', ['gen/a', 'b/gen/c/d'], ['gen', 'generado/a']],
    ['a?c.js', ['abc.js', 'a.c.js'], ['ac.js', 'a/c.js', 'abbc.js']],
    ['a**b', ['ab', 'a/b', 'ax/y/zb'], ['a/bc']],
    ['a**/b', ['ab', 'ac/b', 'ac/d/b'], ['acb']],
    ['***/a', ['x/a', 'x/y/a'], ['a']],
    ['**', ['a', 'a/b', ''], []],
    ['', [''], ['a']],
    ['src\\*.js', ['src/a.js'], ['src/b/a.js']],
    ['a+(b).[c]{2}$', ['a+(b).[c]{2}$'], ['aab.cc']],
    ['*año*', ['mi año.js'], ['mi ano.js']],
  ])('%s', (patron, si, no) => {
    expect(si.filter((ruta) => !coincide(patron, ruta))).toEqual([]);
    expect(no.filter((ruta) => coincide(patron, ruta))).toEqual([]);
  });

  it('counts the steps of a comparison that its texts do not decide, bounded by both lengths', () => {
    const gasto = { pasos: 0 };
    const patron = `${'**/*a'.repeat(50)}b`;
    const ruta = `${'a/'.repeat(1500)}ab/`;
    expect(compilarPatron(patron, gasto)(ruta)).toBe(false);
    expect(gasto.pasos).toBeLessThanOrEqual(patron.length * ruta.length);
    expect(compilarPatron('**/*.py', gasto)('a.js')).toBe(false);
  });
});
