import { describe, expect, it } from 'vitest';

import { createSelection, isContext } from './selection.ts';

describe('the selection of files', () => {
  it('selects code, and lists the omitted files', () => {
    const selection = createSelection();
    const paths = ['a.js', 'b.min.js', 'dist/c.js', 'tipos.d.ts', '.oculto/d.js', 'e.txt', 'f.py'];
    expect(paths.filter((ruta) => selection.useOf(ruta, 10) === 'principal')).toEqual(['a.js', 'f.py']);
    expect(selection.useOf('g.js', 1_000_000)).toBeNull();
    expect(selection.acceptsText('h.js', 'x'.repeat(300))).toBe(false);
    expect(selection.omitidos.map(({ ruta }) => ruta)).toEqual([
      'b.min.js',
      'dist/c.js',
      'tipos.d.ts',
      'g.js',
      'h.js',
    ]);
  });

  it('counts files in other languages outside third-party and hidden folders', () => {
    const selection = createSelection();
    const paths = [
      'a.go',
      'b/C.java',
      'b/d.JAVA',
      'e.py',
      'f.md',
      'node_modules/g.java',
      '.h/i.go',
      'j.cs',
      'k.tpl',
    ];
    for (const ruta of paths) selection.useOf(ruta, 1);
    expect(selection.otherLanguages()).toEqual([
      { lenguaje: 'Java', archivos: 2 },
      { lenguaje: 'C#', archivos: 1 },
      { lenguaje: 'Go', archivos: 1 },
      { lenguaje: 'plantillas .tpl', archivos: 1 },
    ]);
    expect(createSelection().otherLanguages()).toEqual([]);
  });

  it('selects files that may be data up to their limit, and lists none of the rest', () => {
    const selection = createSelection();
    const paths = Array.from({ length: 65 }, (_, i) => `${i}.${i % 2 === 0 ? 'json' : 'yml'}`);
    const selected = paths.filter((ruta) => selection.useOf(ruta, 512 * 1024) === 'principal');
    expect(selected).toEqual(paths.slice(0, 64));
    expect(selection.useOf('a.js', 10)).toBe('principal');
    expect(selection.acceptsText('0.json', '{}')).toBe(false);
    expect(selection.omitidos).toEqual([]);
  });

  it('lists a thousand omitted files at most', () => {
    const selection = createSelection();
    for (let i = 0; i < 1500; i++) selection.useOf(`dist/${i}.js`, 1);
    expect(selection.omitidos).toHaveLength(1000);
  });

  it('lists the beginning of a long path', () => {
    const selection = createSelection();
    selection.omit(`${'r'.repeat(398)}😀.js`, 'larga');
    expect(selection.omitidos).toEqual([
      { ruta: `${'r'.repeat(398)}…`, motivo: 'Su ruta ocupa más de 4\u202f096 bytes.' },
    ]);
  });

  it('selects settings up to their limit, and lists the rest', () => {
    const selection = createSelection();
    const paths = Array.from({ length: 17 }, (_, i) => `${i}/package.json`);
    const selected = paths.filter((ruta) => selection.useOf(ruta, 256 * 1024) === 'context');
    expect(selected).toEqual(paths.slice(0, 16));
    expect(selection.omitidos).toEqual([
      { ruta: '16/package.json', motivo: 'Hay demasiados archivos de configuración.' },
    ]);
    expect(selection.useOf('a.js', 1)).toBe('principal');
    expect(selection.omitidos).toHaveLength(1);
  });

  it('selects declarations up to their limit, and lists them as files without measures', () => {
    const selection = createSelection();
    const paths = Array.from({ length: 5 }, (_, i) => `${i}.d.ts`);
    const taken = (ruta: string) => selection.useOf(ruta, 256 * 1024) !== null;
    expect(paths.filter(taken)).toEqual(paths.slice(0, 4));
    expect(selection.omitidos).toEqual(paths.map((ruta) => ({ ruta, motivo: 'Solo declara tipos.' })));
  });

  it.each([
    ['tsconfig.json', 10, true],
    ['packages/a/tsconfig.base.json', 10, true],
    ['package.json', 10, true],
    ['package.json', 1_000_000, false],
    ['dist/types/tsconfig.json', 10, true],
    ['vendor/a/tsconfig.json', 10, true],
    ['dist/package.json', 10, false],
    ['node_modules/a/package.json', 10, false],
    ['node_modules/a/tsconfig.json', 10, false],
    ['.cache/tsconfig.json', 10, false],
    ['otra.json', 10, false],
    ['index.d.ts', 10, true],
    ['index.d.ts', 1_000_000, false],
    ['dist/index.d.ts', 10, true],
    ['node_modules/a/index.d.ts', 10, false],
    ['index.d.mts', 10, false],
  ])('takes %s of %i bytes for context: %s', (path, size, expected) => {
    expect(isContext(path, size)).toBe(expected);
  });
});
