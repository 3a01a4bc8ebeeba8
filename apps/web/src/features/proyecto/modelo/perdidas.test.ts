import { describe, expect, it } from 'vitest';

import { frasePerdidas } from './perdidas.ts';

describe('frasePerdidas', () => {
  it('names all that goes, in the singular where one goes', () => {
    expect(frasePerdidas({ pruebas: 2, borradores: 1, analisis: 3 })).toBe(
      'Con él se eliminarán 2 pruebas guardadas, 1 borrador y 3 análisis.',
    );
  });

  it('leaves out what there is none of', () => {
    expect(frasePerdidas({ pruebas: 1, borradores: 0, analisis: 0 })).toBe(
      'Con él se eliminarán 1 prueba guardada.',
    );
  });

  it('says when nothing goes with it', () => {
    expect(frasePerdidas({ pruebas: 0, borradores: 0, analisis: 0 })).toBe(
      'No tiene pruebas, borradores ni análisis.',
    );
  });
});
