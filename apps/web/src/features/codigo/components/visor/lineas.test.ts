import fc from 'fast-check';
import { expect, it } from 'vitest';

import { partirLineas } from './lineas.ts';

function lineasDe(texto: string): string[] {
  const { total, limites } = partirLineas(texto);
  return Array.from({ length: total }, (_, i) => {
    const { desde, hasta } = limites(i);
    return texto.slice(desde, hasta);
  });
}

it.each([
  ['', ['']],
  ['a', ['a']],
  ['a\nb', ['a', 'b']],
  ['a\r\nb\rc\n', ['a', 'b', 'c', '']],
  ['\r\r\n\n', ['', '', '', '']],
  ['a\u2028b\u0085c', ['a\u2028b\u0085c']],
])('%j has the lines %j', (texto, lineas) => {
  expect(lineasDe(texto)).toEqual(lineas);
});

it('reports the length of the longest line', () => {
  expect(partirLineas('abc\r\nabcde\nab').masLarga).toBe(5);
});

it('agree with String.split for any text of breaks and letters', () => {
  const texto = fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\t', 'ñ') });
  fc.assert(
    fc.property(texto, (dado) => {
      const lineas = dado.split(/\r\n|\r|\n/);
      expect(lineasDe(dado)).toEqual(lineas);
      expect(partirLineas(dado).masLarga).toBe(Math.max(...lineas.map(({ length }) => length)));
    }),
  );
});
