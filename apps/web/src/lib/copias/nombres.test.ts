import { expect, it } from 'vitest';

import { crearAlmacen } from '../../testing/almacen.ts';
import { copiasDe, nombreCopiaLocal, todasLasCopias } from './nombres.ts';

it('names a copy after its person', () => {
  expect(nombreCopiaLocal('a:b', '/x')).toBe('mantenible.copia:a%3Ab:/x');
});

it("finds one person's copies, and all of them, and nothing else", () => {
  const [deAna, deAnabel] = [nombreCopiaLocal('ana', '/1'), nombreCopiaLocal('anabel', '/2')];
  const almacen = crearAlmacen({ [deAna]: 'x', otra: 'x', [deAnabel]: 'x' });
  expect(copiasDe(almacen, 'ana')).toEqual([deAna]);
  expect(todasLasCopias(almacen)).toEqual([deAna, deAnabel]);
});
