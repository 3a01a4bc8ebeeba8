import { describe, expect, it } from 'vitest';

import { createSeleccion, esAjuste } from './selection.ts';

describe('the selection of files', () => {
  it('takes code, and names what people may miss', () => {
    const seleccion = createSeleccion();
    const rutas = ['a.js', 'b.min.js', 'dist/c.js', 'tipos.d.ts', '.oculto/d.js', 'e.txt', 'f.py'];
    expect(rutas.filter((ruta) => seleccion.porRuta(ruta, 10))).toEqual(['a.js', 'f.py']);
    expect(seleccion.porRuta('g.js', 1_000_000)).toBe(false);
    expect(seleccion.porTexto('h.js', 'x'.repeat(300))).toBe(false);
    expect(seleccion.omitidos.map(({ ruta }) => ruta)).toEqual([
      'b.min.js',
      'dist/c.js',
      'tipos.d.ts',
      'g.js',
      'h.js',
    ]);
  });

  it('counts the files of languages that are not analysed, outside of foreign and hidden folders', () => {
    const seleccion = createSeleccion();
    const rutas = [
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
    for (const ruta of rutas) seleccion.porRuta(ruta, 1);
    expect(seleccion.otrosLenguajes()).toEqual([
      { lenguaje: 'Java', archivos: 2 },
      { lenguaje: 'C#', archivos: 1 },
      { lenguaje: 'Go', archivos: 1 },
      { lenguaje: 'plantillas .tpl', archivos: 1 },
    ]);
    expect(createSeleccion().otrosLenguajes()).toEqual([]);
  });

  it('reads files that may be data until they fill their room, and names none', () => {
    const seleccion = createSeleccion();
    const rutas = Array.from({ length: 65 }, (_, i) => `${i}.${i % 2 === 0 ? 'json' : 'yml'}`);
    const leidas = rutas.filter((ruta) => seleccion.porRuta(ruta, 512 * 1024));
    expect(leidas).toEqual(rutas.slice(0, 64));
    expect(seleccion.porRuta('a.js', 10)).toBe(true);
    expect(seleccion.porTexto('0.json', '{}')).toBe(false);
    expect(seleccion.omitidos).toEqual([]);
  });

  it('names a thousand at most', () => {
    const seleccion = createSeleccion();
    for (let i = 0; i < 1500; i++) seleccion.porRuta(`dist/${i}.js`, 1);
    expect(seleccion.omitidos).toHaveLength(1000);
  });

  it('names a path by its beginning', () => {
    const seleccion = createSeleccion();
    seleccion.omitir(`${'r'.repeat(398)}😀.js`, 'larga');
    expect(seleccion.omitidos).toEqual([
      { ruta: `${'r'.repeat(398)}…`, motivo: 'Su ruta ocupa más de 4\u202f096 bytes.' },
    ]);
  });

  it('takes settings until they fill their room, and names the others', () => {
    const seleccion = createSeleccion();
    const rutas = Array.from({ length: 17 }, (_, i) => `${i}/package.json`);
    const leidas = rutas.filter((ruta) => seleccion.porAjuste(ruta, 256 * 1024));
    expect(leidas).toEqual(rutas.slice(0, 16));
    expect(seleccion.omitidos).toEqual([
      { ruta: '16/package.json', motivo: 'Hay demasiados archivos de configuración.' },
    ]);
    expect(seleccion.porAjuste('a.js', 1)).toBe(false);
    expect(seleccion.omitidos).toHaveLength(1);
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
  ])('heeds %s of %i bytes as settings: %s', (ruta, tamano, esperado) => {
    expect(esAjuste(ruta, tamano)).toBe(esperado);
  });
});
