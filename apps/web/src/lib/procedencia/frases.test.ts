import { expect, it } from 'vitest';

import { frasesDeProcedencia } from './frases.ts';

it('names each difference of an analysis from its project, and nothing without one', () => {
  const suya = { enlace: 'https://github.com/a/b', rama: '\u202Evieja' };
  expect(frasesDeProcedencia({ ...suya, cambios: [] })).toEqual([]);
  expect(frasesDeProcedencia({ ...suya, cambios: ['analizador', 'enlace', 'rama'] })).toEqual([
    'Lo hizo otra versión del analizador: sus reglas pueden haber cambiado.',
    'Es de otro repositorio, https://github.com/a/b: el enlace del proyecto cambió después.',
    'Es de la rama «\u2068\u202Evieja\u2069», que no es la que indica ahora el proyecto.',
  ]);
});
