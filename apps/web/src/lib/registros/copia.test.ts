import { expect, test } from 'vitest';

import { copiaDe, rutaDeCopia } from './copia.ts';

test('a copy has the values of the record and a name of its own, short enough to be saved', () => {
  expect(copiaDe({ nombre: 'Capas', pautas: ['a'] }, 'nombre')).toEqual({
    nombre: 'Capas (copia)',
    pautas: ['a'],
  });
  expect(copiaDe({ nombre: 'x'.repeat(300) }, 'nombre').nombre).toHaveLength(300);
});

test('its form has the record in the address', () => {
  expect(rutaDeCopia('/crear_pauta', 'a b')).toBe('/crear_pauta?copia=a+b');
});
