import { describe, expect, it } from 'vitest';

import { reparoDeArchivo, rutasSugeridas } from './archivo-conocido.ts';

const medidos = {
  commit: '0123456789abcdef',
  archivos: [
    { ruta: 'src/Carrito.js', lineas: 20 },
    { ruta: 'src/viejo.js', lineas: null },
  ],
};
const lugar = (ruta: string, hasta: number | null = null, commit = '0123456') =>
  ({
    tipo: 'archivo',
    repositorio: 'https://github.com/a/b',
    commit,
    ruta,
    lineas: hasta === null ? null : { desde: 1, hasta },
  }) as const;

describe('the doubt about a place in the code', () => {
  it.each([
    ['a file that the analysis read', lugar('src/Carrito.js', 20), null],
    ['one line more than it has', lugar('src/Carrito.js', 21), 'lineas.hasta'],
    ['a file whose lines were not counted', lugar('src/viejo.js', 900), null],
    ['a file that it did not read', lugar('no/existe.js', 40), 'ruta'],
    ['another case of the path', lugar('src/carrito.js'), 'ruta'],
    ['another commit', lugar('no/existe.js', 40, 'fffffff'), null],
  ])('for %s', (_cual, uno, campo) => {
    expect(reparoDeArchivo(uno, medidos)?.campo ?? null).toBe(campo);
  });

  it('is absent without an analysis, or without its files', () => {
    expect(reparoDeArchivo(lugar('x'), undefined)).toBeNull();
    expect(reparoDeArchivo(lugar('x'), { commit: null, archivos: [] })).toBeNull();
    expect(reparoDeArchivo(lugar('x'), { ...medidos, archivos: [] })).toBeNull();
  });
});

it('paths are suggested by a part of them, twenty at most', () => {
  expect(rutasSugeridas('CARR', medidos)).toEqual(['src/Carrito.js']);
  expect(rutasSugeridas(' ', medidos)).toEqual([]);
  expect(rutasSugeridas('a', undefined)).toEqual([]);
  const archivos = Array.from({ length: 30 }, (_, i) => ({ ruta: `${i}.js`, lineas: 1 }));
  expect(rutasSugeridas('.js', { commit: 'c', archivos })).toHaveLength(20);
});
