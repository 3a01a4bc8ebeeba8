import { expect, it } from 'vitest';

import { crearAlmacen } from '../../testing/almacen.ts';
import { copiasDe, nombreCopiaLocal, todasLasCopias } from './nombres.ts';

it('the name of a copy contains its person', () => {
  expect(nombreCopiaLocal('a:b', '/x')).toBe('mantenible.copia:a%3Ab:/x');
});

it("lists one person's copies, or those of all people, and no other entry", () => {
  const [deAna, deAnabel] = [nombreCopiaLocal('ana', '/1'), nombreCopiaLocal('anabel', '/2')];
  const almacen = crearAlmacen({ [deAna]: 'x', otra: 'x', [deAnabel]: 'x' });
  expect(copiasDe(almacen, 'ana')).toEqual([deAna]);
  expect(todasLasCopias(almacen)).toEqual([deAna, deAnabel]);
});
