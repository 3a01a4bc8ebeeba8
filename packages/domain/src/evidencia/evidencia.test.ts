import { describe, expect, it } from 'vitest';

import {
  enlaceACodigo,
  mismasEvidencias,
  motivoCommitInvalido,
  motivoLineasInvalidas,
  motivoRutaInvalida,
  motivoUrlInvalida,
  type ArchivoEvidencia,
  type Evidencia,
} from './index.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';
const archivo = (cambios: Partial<ArchivoEvidencia> = {}): ArchivoEvidencia => ({
  tipo: 'archivo',
  repositorio: 'https://github.com/ana/tienda',
  commit,
  ruta: 'src/a.js',
  lineas: { desde: 3, hasta: 9 },
  ...cambios,
});
const enlace = (url: string): Evidencia => ({ tipo: 'enlace', url });

describe('the address of a file at its commit', () => {
  it.each([
    ['https://github.com/ana/tienda.git', `https://github.com/ana/tienda/blob/${commit}/src/a.js#L3-L9`],
    ['https://GitHub.com/ana/tienda/', `https://github.com/ana/tienda/blob/${commit}/src/a.js#L3-L9`],
    ['https://gitlab.com/g/sub/p', `https://gitlab.com/g/sub/p/-/blob/${commit}/src/a.js#L3-9`],
    ['https://bitbucket.org/ana/tienda', `https://bitbucket.org/ana/tienda/src/${commit}/src/a.js#lines-3:9`],
    [
      'https://codeberg.org/ana/tienda',
      `https://codeberg.org/ana/tienda/src/commit/${commit}/src/a.js#L3-L9`,
    ],
  ])('of %s has the form of its host', (repositorio, esperada) => {
    expect(enlaceACodigo(archivo({ repositorio }))).toBe(esperada);
  });

  it.each([
    'https://git.ejemplo.es/ana/tienda',
    'http://github.com/ana/tienda',
    'https://github.com.malo.es/ana/tienda',
    'https://github.com:8443/ana/tienda',
    'https://x@github.com/ana/tienda',
    'https://github.com/ana',
    'https://github.com/ana/tienda/mas',
    'https://github.com/ana/..',
    'https://github.com/ana/tienda?x=1',
    'https://constructor/ana/tienda',
    'javascript:alert(1)',
  ])('is not made of %s', (repositorio) => {
    expect(enlaceACodigo(archivo({ repositorio }))).toBeNull();
  });

  it('escapes the path, and names one line or the whole file', () => {
    const ruta = 'src/a b#?%20/ñ&"<.js';
    const base = `https://github.com/ana/tienda/blob/${commit}`;
    expect(enlaceACodigo(archivo({ ruta, lineas: { desde: 4, hasta: 4 } }))).toBe(
      `${base}/src/a%20b%23%3F%2520/%C3%B1%26%22%3C.js#L4`,
    );
    expect(enlaceACodigo(archivo({ lineas: null }))).toBe(`${base}/src/a.js`);
  });
});

describe('a link', () => {
  it.each(['https://ejemplo.es', 'https://ejemplo.es:8443/a?b=c#d', 'https://ejemplo.es/ñ'])(
    'may be %s',
    (url) => {
      expect(motivoUrlInvalida(url)).toBeNull();
    },
  );

  it.each([
    'http://ejemplo.es',
    'HTTPS://ejemplo.es',
    'javascript:alert(1)',
    'data:text/html,x',
    'https:ejemplo.es',
    'https://',
    'https:///x',
    '//ejemplo.es',
    'https://ana:clave@ejemplo.es',
    'https://ejemplo.es\\@malo.es',
    'https://ejemplo.es:99999/',
    'https://[zz]/',
    'https://ejemplo.es/a b',
    'https://ejemplo.es/\u202Egpj.exe',
    'https://ejemplo.es/\0',
    'https://ejemplo.es/\ud800',
    'https://ejemplo.es/\r\nX: y',
  ])('is refused: %j', (url) => {
    expect(motivoUrlInvalida(url)).not.toBeNull();
  });
});

describe('a place in the repository', () => {
  it.each(['a.js', 'src/a b.js', 'src/ñ/.eslintrc', '..a/b..', 'javascript:alert(1)', '<img src=x>'])(
    'may have the path %j, which is text',
    (ruta) => {
      expect(motivoRutaInvalida(ruta)).toBeNull();
    },
  );

  it.each([
    '/etc/passwd',
    '../a.js',
    'src/../../a.js',
    'src/./a.js',
    'src//a.js',
    'src/',
    '',
    'src/\0.js',
    'src/\u202Esj.a',
    'src/\u200B.js',
    'a\nb',
    'a\ud800',
  ])('is refused with the path %j', (ruta) => {
    expect(motivoRutaInvalida(ruta)).not.toBeNull();
  });

  it.each([
    ['0123abc', true],
    [commit, true],
    ['0123ab', false],
    ['0123ABC', false],
    ['main', false],
    ['a'.repeat(65), false],
    ['0123abc\n', false],
    ['../0123abc', false],
  ])('has a valid commit %j: %j', (uno, vale) => {
    expect(motivoCommitInvalido(uno) === null).toBe(vale);
  });

  it('has lines in order', () => {
    expect(motivoLineasInvalidas({ desde: 3, hasta: 3 })).toBeNull();
    expect(motivoLineasInvalidas({ desde: 4, hasta: 3 })).not.toBeNull();
  });
});

it('pieces are the same in the same order, with every part equal', () => {
  const piezas = [enlace('https://a.es'), archivo()];
  expect(mismasEvidencias(piezas, [enlace('https://a.es'), archivo()])).toBe(true);
  expect(mismasEvidencias(undefined, [])).toBe(true);
  for (const otras of [
    [],
    [...piezas].reverse(),
    [enlace('https://b.es'), archivo()],
    [enlace('https://a.es'), archivo({ lineas: null })],
    [enlace('https://a.es'), archivo({ lineas: { desde: 3, hasta: 8 } })],
    [enlace('https://a.es'), archivo({ commit: '0123abc' })],
    [enlace('https://a.es'), archivo({ ruta: 'b' })],
    [enlace('https://a.es'), archivo({ repositorio: 'https://x.es/r' })],
  ])
    expect(mismasEvidencias(piezas, otras)).toBe(false);
});
