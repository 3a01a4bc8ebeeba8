import { describe, expect, it } from 'vitest';

import { leerArchivoProperties, maximoPropiedades } from './propiedades.ts';

const entradas = (texto: string) => leerArchivoProperties(texto).map(({ clave, valor }) => [clave, valor]);

describe('a properties file', () => {
  it.each([
    [
      'a=1\nb: 2\r\nc 3\rd',
      [
        ['a', '1'],
        ['b', '2'],
        ['c', '3'],
        ['d', ''],
      ],
    ],
    ['# no\n  ! no\n\n \f\ta = x # no comment', [['a', 'x # no comment']]],
    [
      'a=uno,\\\n   dos,\\\r\n\ttres\nb=1',
      [
        ['a', 'uno,dos,tres'],
        ['b', '1'],
      ],
    ],
    [
      'a=fin\\\\\nb=1',
      [
        ['a', 'fin\\'],
        ['b', '1'],
      ],
    ],
    ['a=1,\\\n# 2', [['a', '1,# 2']]],
    ['a\\=b\\ c=d', [['a=b c', 'd']]],
    ['a=\\u00f1o\\t\\q', [['a', 'ño\tq']]],
    ['a=\\\\u12', [['a', '\\u12']]],
    ['a=\\u12', [['a', null]]],
    [
      'a=1\na=2',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['\ufeffa=1', [['a', '1']]],
    ['a=b\\', [['a', 'b']]],
    ['', []],
  ])('%j', (texto, esperado) => {
    expect(entradas(texto)).toEqual(esperado);
  });

  it('is read up to a number of keys', () => {
    const texto = Array.from({ length: maximoPropiedades + 5 }, (_, i) => `k${i}=1`).join('\n');
    expect(leerArchivoProperties(texto)).toHaveLength(maximoPropiedades);
  });

  it.each(['\\', '\\\n', 'a\\\\', ' ', '\\u'])('is read in linear time, of %j many times', (parte) => {
    expect(leerArchivoProperties(parte.repeat(200_000)).length).toBeLessThanOrEqual(1);
  });
});
