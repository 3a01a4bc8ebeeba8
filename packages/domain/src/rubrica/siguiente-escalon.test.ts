import { describe, expect, it } from 'vitest';

import { calcularNota, siguienteEscalon, type DatosEntrega, type Rubrica } from './index.ts';
import { criterioDe, datosDe, lineaDe, rubricaDe } from './ejemplos.ts';

const siguiente = (rubrica: Rubrica, escala: number, datos: DatosEntrega) =>
  siguienteEscalon(rubrica, escala, datos, calcularNota(rubrica, escala, datos));

describe('what the next half point needs', () => {
  const rubrica = rubricaDe(criterioDe('fundamento', [0, 2, 4, 5]), lineaDe('grado', [5, 50, 100]));

  it('names for each line the figure or the level that alone is enough', () => {
    // 2 + 5 × 20/50 = 4 of 10: mark 4. The next step is 4,5, to which 4,45 is rounded.
    expect(siguiente(rubrica, 10, datosDe({ grado: 70 }, { fundamento: 1 }))).toEqual({
      objetivo: 4.5,
      faltan: expect.closeTo(0.45, 10) as number,
      caminos: [
        { id: 'fundamento', actual: null, necesita: null, nivel: 2 },
        { id: 'grado', actual: 70, necesita: 74.5, nivel: null },
      ],
    });
  });

  it('leaves out a line that cannot give so much', () => {
    // 4 + 5 = 9: the level above gives 1, more than the half that is missing; the degree has no more.
    const { objetivo, caminos } = siguiente(rubrica, 10, datosDe({ grado: 100 }, { fundamento: 2 })) ?? {};
    expect(objetivo).toBe(9.5);
    expect(caminos?.map(({ id }) => id)).toEqual(['fundamento']);
  });

  it('has steps of a twentieth of the scale', () => {
    const datos = datosDe({ grado: 70 }, { fundamento: 1 });
    expect(siguiente(rubrica, 20, datos)?.objetivo).toBe(9);
    expect(siguiente(rubrica, 100, datos)?.objetivo).toBe(45);
  });

  it('asks for whole actions', () => {
    const acciones = rubricaDe(lineaDe('acciones', [10, 0, 7]));
    // 1 of 7 gives 1,43, shown as 1,4; 1,45 needs 1,015 actions.
    expect(siguiente(acciones, 10, datosDe({ acciones: 1 }))?.caminos).toEqual([
      { id: 'acciones', actual: 1, necesita: 2, nivel: null },
    ]);
  });

  it('gives the share of new findings that may stay where penalties exist', () => {
    const nuevas = rubricaDe(
      lineaDe('nuevas', [10, 20, 0], { penalizaciones: [{ severidad: 'MAJOR', puntos: 0.5, tope: 10 }] }),
    );
    // x findings, all MAJOR, give 10 − x/2 − x/2 = 10 − x: 6,2 for 3,8; 6,45 needs 3,55.
    const datos = datosDe({ nuevas: { valor: 3.8, porSeveridad: { MAJOR: 3.8 } } });
    expect(siguiente(nuevas, 10, datos)).toMatchObject({
      objetivo: 6.5,
      caminos: [{ id: 'nuevas', actual: 3.8, necesita: 3.55 }],
    });
  });

  it('names a line that counts as 0 without data', () => {
    const datos = datosDe({ grado: { motivo: 'Sin análisis', ajeno: false } }, { fundamento: 3 });
    expect(siguiente(rubrica, 10, datos)?.caminos).toEqual([
      { id: 'grado', actual: null, necesita: 54.5, nivel: null },
    ]);
  });

  it.each([
    ['at the end of the scale', datosDe({ grado: 100 }, { fundamento: 3 })],
    ['without a mark', datosDe()],
  ])('is nothing %s', (_caso, datos) => {
    expect(siguiente(rubrica, 10, datos)).toBeNull();
  });
});
