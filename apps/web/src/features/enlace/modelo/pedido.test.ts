import { describe, expect, it } from 'vitest';

import { eleccionInicial, pedidoDe } from './pedido.ts';

const uno = '0198a3c0-0000-7000-8000-00000000000b';
const otro = '0198a3c0-0000-7000-8000-00000000000c';

describe('the request of a link', () => {
  it('has what its kind needs, and code only where that can be shown', () => {
    expect(pedidoDe({ ...eleccionInicial, conCodigo: true })).toEqual({
      clase: 'analisis',
      dias: 30,
      conCodigo: true,
    });
    expect(pedidoDe({ ...eleccionInicial, clase: 'informe', prueba: uno, conCodigo: true })).toEqual({
      clase: 'informe',
      prueba: uno,
      dias: 30,
      conCodigo: false,
    });
    expect(
      pedidoDe({ ...eleccionInicial, clase: 'comparacion-pruebas', antes: uno, despues: otro }),
    ).toMatchObject({ antes: uno, despues: otro });
  });

  it.each([
    [{ clase: 'informe' }, 'Elija una prueba.'],
    [{ clase: 'comparacion-analisis', antes: uno, despues: uno }, 'Elija dos cosas distintas que comparar.'],
    [{ dias: '' }, 'Escriba un número de días'],
    [{ dias: 0 }, 'Escriba al menos un día'],
    [{ dias: 366 }, 'Un enlace vale como máximo 365 días'],
  ] as const)('names what is wrong in %j', (cambios, mensaje) => {
    expect(pedidoDe({ ...eleccionInicial, ...cambios })).toBe(mensaje);
  });
});
