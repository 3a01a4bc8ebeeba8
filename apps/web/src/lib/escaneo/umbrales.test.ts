import { reglaDeUmbral, type TarjetaDefecto } from '@mantenible/domain/calculo-estatico';
import { describe, expect, it } from 'vitest';

import { textoComparacion, textoComparado, textoCondicion, textoDefecto, textoSentido } from './umbrales.ts';

const legible = (texto: string | null) => texto?.replace(/\s/g, ' ') ?? null;
const tarjeta = (cambios: Partial<TarjetaDefecto>): TarjetaDefecto => ({
  propiedad: 'Líneas duplicadas',
  medida: 'duplicated_lines',
  valor: 40,
  porcentaje: 4,
  comparado: 4,
  umbral: 5,
  condicion: '>',
  veredicto: 'ACEPTABLE',
  ...cambios,
});

describe('the condition of a card', () => {
  it.each([
    [{}, 'duplicadas > 5 %'],
    [{ umbral: 2.5 }, 'duplicadas > 2,5 %'],
    [{ medida: 'lines_to_cover', condicion: '<', umbral: 70 }, 'por cubrir < 70 %'],
    [{ medida: 'code_smells', umbral: 1500 }, 'olores > 1 500'],
    [{ medida: 'comment_lines_density', condicion: '>=', umbral: 50 }, 'comentarios ≥ 50 %'],
    [{ umbral: null }, null],
  ] as const)('%j reads %s', (cambios, texto) => {
    expect(legible(textoCondicion(tarjeta(cambios)))).toBe(texto);
  });
});

describe('the comparison behind the verdict', () => {
  it.each([
    [{}, '4,00 % > 5 %'],
    [{ comparado: 5 }, '5,00 % > 5 %'],
    [{ comparado: 5.001 }, '5,001 % > 5 %'],
    [{ comparado: 4.9996 }, '4,9996 % > 5 %'],
    [{ medida: 'code_smells', comparado: 20, umbral: 50 }, '20 > 50'],
    [{ comparado: null }, null],
    [{ umbral: null }, null],
  ] as const)('%j reads %s', (cambios, texto) => {
    expect(legible(textoComparacion(tarjeta(cambios)))).toBe(texto);
  });
});

describe('a threshold', () => {
  it.each([
    [0, 'Porcentaje sobre las líneas de código; cuanto menor, mejor.', 'supera el umbral'],
    [1, 'Porcentaje sobre las líneas de código; cuanto mayor, mejor.', 'queda por debajo del umbral'],
    [3, 'Cantidad, no porcentaje; cuanto menor, mejor.', 'supera el umbral'],
    [
      5,
      'Porcentaje sobre las líneas de código y de comentario; cuanto menor, mejor.',
      'alcanza o supera el umbral',
    ],
  ])('at place %i states its unit, direction and when it is a defect', (lugar, sentido, cuando) => {
    const regla = reglaDeUmbral(lugar);
    expect(regla && textoSentido(regla)).toBe(sentido);
    expect(regla && textoDefecto(regla)).toBe(`Es DEFECTO si la medida ${cuando}.`);
  });

  it('acts on a figure in its own unit', () => {
    expect(textoComparado('code_smells', 1069)).toBe('1\u202f069');
    expect(legible(textoComparado('complexity', 21.789))).toBe('21,79 %');
  });
});
