import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calcularEstatico, type MedidasProyecto } from '../calculo-estatico/index.ts';
import { casoDeComprobacion, casoSin } from '../calculo-estatico/medidas.fixture.ts';
import { puntosQueFaltan } from './puntos-que-faltan.ts';

const faltan = (medidas: MedidasProyecto) => puntosQueFaltan(calcularEstatico(medidas));

describe('the points that the degree lacks', () => {
  it('of the worked case come from six measures, 83 percent of them without proposals', () => {
    expect(faltan(casoDeComprobacion)).toEqual({
      total: 14.74,
      partes: [
        { medida: 'lines_to_cover', puntos: 5.25, proporcion: 36, conPropuestas: false },
        { medida: 'complexity', puntos: 4.42, proporcion: 30, conPropuestas: false },
        { medida: 'comment_lines_density', puntos: 2.52, proporcion: 17, conPropuestas: false },
        { medida: 'duplicated_lines', puntos: 1.18, proporcion: 8, conPropuestas: true },
        { medida: 'cognitive_complexity', puntos: 0.96, proporcion: 6, conPropuestas: true },
        { medida: 'code_smells', puntos: 0.41, proporcion: 3, conPropuestas: true },
      ],
      sinPropuestas: { puntos: 12.19, proporcion: 83 },
    });
  });

  it('are one measure’s alone where only that one takes points', () => {
    const limpio = { ncloc: 100, complexity: 0, duplicated_lines: 0, lines_to_cover: 0, code_smells: 0 };
    const { total, partes } =
      faltan({ ...limpio, cognitive_complexity: 28, comment_lines_density: 100 }) ?? {};
    expect([total, partes?.[0]]).toEqual([
      3,
      { medida: 'cognitive_complexity', puntos: 3, proporcion: 100, conPropuestas: true },
    ]);
    expect(partes?.slice(1).every(({ puntos, proporcion }) => puntos === 0 && proporcion === 0)).toBe(true);
  });

  it('are unknown without a degree, and none at 100', () => {
    expect(faltan(casoSin('lines_to_cover'))).toBeNull();
    const nada = { complexity: 0, duplicated_lines: 0, lines_to_cover: 0, code_smells: 0 };
    expect(faltan({ ncloc: 9, ...nada, cognitive_complexity: 0, comment_lines_density: 100 })).toBeNull();
  });

  it('add up to 100 minus the degree and to 100 percent, as they are shown', () => {
    const cuenta = fc.nat(5000);
    fc.assert(
      fc.property(
        fc.record({
          ncloc: fc.integer({ min: 1, max: 3000 }),
          complexity: cuenta,
          duplicated_lines: cuenta,
          lines_to_cover: cuenta,
          code_smells: cuenta,
          cognitive_complexity: cuenta,
          comment_lines_density: fc.double({ min: 0, max: 99, noNaN: true }),
        }),
        (medidas) => {
          const { grado } = calcularEstatico(medidas);
          const { total, partes } = faltan(medidas) ?? { total: 0, partes: [] };
          expect(total + (grado ?? 0)).toBeCloseTo(100, 9);
          const suma = (clave: 'puntos' | 'proporcion') =>
            partes.reduce((hasta, parte) => hasta + parte[clave], 0);
          expect(suma('puntos')).toBeCloseTo(total, 9);
          expect(suma('proporcion')).toBe(100);
        },
      ),
    );
  });
});
