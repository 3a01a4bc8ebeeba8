import { describe, expect, it } from 'vitest';

import { fraseCopias, frasePerdidas } from './perdidas.ts';

const nada = { pruebas: 0, borradores: 0, analisis: 0, acciones: 0, marcas: 0, pasados: 0, entregas: [] };
const normal = (texto: string) => texto.replace(/\s/gu, ' ');

describe('frasePerdidas', () => {
  it('names everything that is deleted, with singular and plural', () => {
    expect(
      frasePerdidas({ pruebas: 2, borradores: 1, analisis: 3, acciones: 2, marcas: 3, pasados: 1 }),
    ).toBe(
      'Con él se eliminarán 2 pruebas guardadas, 1 borrador, 3 análisis, la historia del repositorio, 2 acciones de su plan de mejora y 3 marcas en sus incidencias.',
    );
  });

  it.each([
    [{ pruebas: 1 }, 'Con él se eliminará 1 prueba guardada.'],
    [{ borradores: 1 }, 'Con él se eliminará 1 borrador.'],
    [{ analisis: 1 }, 'Con él se eliminará 1 análisis.'],
    [{ pasados: 1 }, 'Con él se eliminará la historia del repositorio.'],
    [{ acciones: 1 }, 'Con él se eliminará 1 acción de su plan de mejora.'],
    [{ marcas: 1 }, 'Con él se eliminará 1 marca en sus incidencias.'],
    [{ acciones: 1234 }, 'Con él se eliminarán 1 234 acciones de su plan de mejora.'],
    [{ pruebas: 1, pasados: 1 }, 'Con él se eliminarán 1 prueba guardada y la historia del repositorio.'],
  ])('leaves out counts of zero, and agrees in number: %j', (usos, frase) => {
    expect(normal(frasePerdidas({ ...nada, ...usos }))).toBe(frase);
  });

  it('has a text of its own when nothing else is deleted', () => {
    expect(frasePerdidas(nada)).toBe('No tiene pruebas, borradores ni análisis.');
  });
});

describe('copies that stay', () => {
  const [una, otra] = [
    { titulo: 'Primera', curso: 'Calidad' },
    { titulo: 'Segunda', curso: 'Calidad' },
  ];

  it('are named with their courses and the reason', () => {
    expect(fraseCopias([])).toBe('');
    expect(fraseCopias([una])).toBe(
      'En el curso queda la copia de lo que entregó en «Primera» (Calidad), para calificarlo, hasta que venza el plazo de conservación del curso.',
    );
    expect(fraseCopias([una, otra])).toContain(
      'quedan las copias de lo que entregó en «Primera» (Calidad) y «Segunda»',
    );
  });
});
