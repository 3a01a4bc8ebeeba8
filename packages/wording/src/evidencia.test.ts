import { expect, it } from 'vitest';

import { textoLineas, textoOrigen } from './evidencia.ts';

it('lines are one, several or none', () => {
  expect([{ desde: 3, hasta: 3 }, { desde: 3, hasta: 9 }, null].map(textoLineas)).toEqual([
    ', línea 3',
    ', líneas 3 a 9',
    '',
  ]);
});

it('an origin is the repository without its scheme, and the start of the commit', () => {
  const archivo = { ruta: 'a', lineas: null, commit: '0123456789abcdef' };
  expect(textoOrigen({ ...archivo, repositorio: 'https://github.com/ana/tienda.git/' })).toBe(
    'github.com/ana/tienda, commit 0123456',
  );
});
