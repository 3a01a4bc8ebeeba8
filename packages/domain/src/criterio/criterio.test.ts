import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buscarCriterio, fueraDeRango, sinDescripcion } from './criterio.ts';

const criterios = [
  { valor1: 0, valor2: 25, criterio: 'Deficiente' },
  { valor1: 50, valor2: 25, criterio: 'Regular' },
  { valor1: 50, valor2: 75, criterio: 'Bueno' },
  { valor1: 80, valor2: 100, criterio: 'Excelente' },
];

describe('looking a criterion up', () => {
  it.each([
    [0, 'Deficiente'],
    [24.99, 'Deficiente'],
    [25, 'Deficiente'],
    [25.01, 'Regular'],
    [50, 'Regular'],
    [50.01, 'Bueno'],
    [75, 'Bueno'],
    [75.01, fueraDeRango],
    [79.99, fueraDeRango],
    [80, 'Excelente'],
    [100, 'Excelente'],
    [100.01, fueraDeRango],
    [-0.01, fueraDeRango],
  ])('finds for %d: %s', (percent, expected) => {
    expect(buscarCriterio(criterios, percent, fueraDeRango)).toBe(expected);
  });

  it('takes the first of two ranges that share a bound, in list order', () => {
    const [primero, segundo] = [
      { valor1: 50, valor2: 75, criterio: 'A' },
      { valor1: 25, valor2: 50, criterio: 'B' },
    ];
    expect(buscarCriterio([primero, segundo], 50, fueraDeRango)).toBe('A');
    expect(buscarCriterio([segundo, primero], 50, fueraDeRango)).toBe('B');
  });

  it('gives the text of each table when no range holds the value', () => {
    expect(buscarCriterio([], 50, fueraDeRango)).toBe('Valor fuera de rango');
    expect(buscarCriterio([], 50, sinDescripcion)).toBe('Sin descripción');
  });

  it('holds a single value when both bounds are equal', () => {
    const exacto = [{ valor1: 40, valor2: 40, criterio: 'Justo' }];
    expect(buscarCriterio(exacto, 40, fueraDeRango)).toBe('Justo');
    expect(buscarCriterio(exacto, 40.01, fueraDeRango)).toBe(fueraDeRango);
  });

  it('gives the same result in either order of the bounds', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(percent, percent, percent, (valor1, valor2, value) => {
        const derecho = [{ valor1, valor2, criterio: 'sí' }];
        const inverso = [{ valor1: valor2, valor2: valor1, criterio: 'sí' }];
        expect(buscarCriterio(derecho, value, fueraDeRango)).toBe(
          buscarCriterio(inverso, value, fueraDeRango),
        );
      }),
    );
  });
});
