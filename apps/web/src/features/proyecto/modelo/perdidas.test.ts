import { describe, expect, it } from 'vitest';

import { frasePerdidas } from './perdidas.ts';

describe('frasePerdidas', () => {
  it('names everything that is deleted, with singular and plural', () => {
    expect(frasePerdidas({ pruebas: 2, borradores: 1, analisis: 3, acciones: 2, pasados: 1 })).toBe(
      'Con él se eliminarán 2 pruebas guardadas, 1 borrador, 3 análisis, la historia del repositorio y 2 acciones de su plan de mejora.',
    );
  });

  it('leaves out counts of zero', () => {
    expect(frasePerdidas({ pruebas: 1, borradores: 0, analisis: 0, acciones: 0, pasados: 0 })).toBe(
      'Con él se eliminarán 1 prueba guardada.',
    );
  });

  it('has a text of its own when nothing else is deleted', () => {
    expect(frasePerdidas({ pruebas: 0, borradores: 0, analisis: 0, acciones: 0, pasados: 0 })).toBe(
      'No tiene pruebas, borradores ni análisis.',
    );
  });
});
