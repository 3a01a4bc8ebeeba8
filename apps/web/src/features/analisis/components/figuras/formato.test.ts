import type { TarjetaDefecto } from '@mantenible/domain/calculo-estatico';
import { describe, expect, it } from 'vitest';

import { textoComparacion, textoCondicion, textoMedida, textoPorcentaje } from './formato.ts';

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

describe('formatted figures', () => {
  it('have two decimals, rounded half up, with a comma', () => {
    expect([18, 22.333333, 1.005, 0, 18691.4].map((n) => legible(textoPorcentaje(n)))).toEqual([
      '18,00 %',
      '22,33 %',
      '1,01 %',
      '0,00 %',
      '18 691,40 %',
    ]);
  });

  it('keep counts whole and the density a percent', () => {
    expect(textoMedida('complexity', 1325)).toBe('1\u202f325');
    expect(legible(textoMedida('comment_lines_density', 12))).toBe('12,00 %');
  });
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
