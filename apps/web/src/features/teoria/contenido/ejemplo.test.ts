import { expect, it } from 'vitest';

import { cambios, faltan, gradoDelEjemplo, porLenguaje } from './ejemplo.ts';

it('the degree after each change of the example is that of the model, worked by hand', () => {
  expect(gradoDelEjemplo).toBe(85.26);
  expect(cambios.map(({ grado }) => grado)).toEqual([91.21, 87.25, 83.94, 85.68, 86.44, 85.74, 85.53, 85.26]);
});

it('the parts that the degree lacks, and the degrees of two languages, are those worked by hand', () => {
  expect(faltan?.total).toBe(14.74);
  expect(faltan?.partes.map(({ medida, proporcion }) => [medida, proporcion])).toEqual([
    ['lines_to_cover', 36],
    ['complexity', 30],
    ['comment_lines_density', 17],
    ['duplicated_lines', 8],
    ['cognitive_complexity', 6],
    ['code_smells', 3],
  ]);
  expect(porLenguaje).toEqual({ typescript: 92.06, python: 80.35 });
});
