import { describe, expect, it } from 'vitest';

import { cifrasDePunto, gradoDeMedidas } from './cifras.ts';

describe('the figures of a commit', () => {
  it('are its measures and its degree', () => {
    const medidas = {
      ncloc: 100,
      code_smells: 4,
      complexity: 20,
      cognitive_complexity: 9,
      duplicated_lines: 10,
      duplicated_lines_density: 8.3,
      statements: 70,
    };
    expect(cifrasDePunto(medidas, 91.2)).toEqual({
      grado: 91.2,
      lineas: 100,
      incidencias: 4,
      complejidad: 20,
      complejidadCognitiva: 9,
      lineasDuplicadas: 10,
      // Over the lines of code, as an analysis has it: the density above is over all lines.
      duplicacion: 10,
    });
  });

  it('are null where nothing was measured', () => {
    expect(cifrasDePunto({ ncloc: 0 }, null)).toMatchObject({
      grado: null,
      lineas: 0,
      complejidad: null,
      duplicacion: null,
    });
  });
});

describe('the degree of measures', () => {
  // Only the missing comments cost points: 100 / 7 in one of five sub-characteristics, and so 100 / 35 of the degree.
  it('is 97.14 where nothing but comments is missing', () => {
    const sinCarga = { complexity: 0, duplicated_lines: 0, lines_to_cover: 0, code_smells: 0 };
    const medidas = { ...sinCarga, ncloc: 10, cognitive_complexity: 0, comment_lines_density: 0 };
    expect(gradoDeMedidas(medidas)).toBe(97.14);
  });

  it('is null where a measure of the model is missing, or there is no line', () => {
    expect(gradoDeMedidas({ ncloc: 10 })).toBeNull();
    expect(gradoDeMedidas({})).toBeNull();
  });
});
