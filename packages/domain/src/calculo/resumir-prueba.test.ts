import { describe, expect, it } from 'vitest';

import { resumirPrueba } from './resumir-prueba.ts';

const criterios = [
  { valor1: 0, valor2: 49.99, criterio: 'Bajo' },
  { valor1: 100, valor2: 50, criterio: 'Alto' },
];

describe('summary of a test', () => {
  it('gives percents with two decimals and the criterion of the overall mean', () => {
    const filas = [
      { nombre: 'A', promedio: 1 / 3 },
      { nombre: 'B', promedio: 2 / 3 },
      { nombre: 'C', promedio: 1 },
    ];
    expect(resumirPrueba(filas, criterios)).toEqual({
      filas: [
        { nombre: 'A', porcentaje: 33.33 },
        { nombre: 'B', porcentaje: 66.67 },
        { nombre: 'C', porcentaje: 100 },
      ],
      general: 66.67,
      criterio: 'Alto',
    });
  });

  it('leaves rows without data out of the mean', () => {
    const filas = [
      { nombre: 'A', promedio: null },
      { nombre: 'B', promedio: 0.2 },
    ];
    expect(resumirPrueba(filas, criterios)).toEqual({
      filas: [
        { nombre: 'A', porcentaje: null },
        { nombre: 'B', porcentaje: 20 },
      ],
      general: 20,
      criterio: 'Bajo',
    });
  });

  it('reports missing data when no row counts, instead of a zero', () => {
    const filas = [{ nombre: 'A', promedio: null }];
    expect(resumirPrueba(filas, criterios)).toMatchObject({ general: null, criterio: 'Sin datos' });
    expect(resumirPrueba([], criterios)).toEqual({ filas: [], general: null, criterio: 'Sin datos' });
  });

  it('rounds before looking the criterion up, so that the figure shown and its criterion agree', () => {
    const resumen = resumirPrueba([{ nombre: 'A', promedio: 0.49995 }], criterios);
    expect(resumen).toMatchObject({ general: 50, criterio: 'Alto' });
  });

  it('takes the mean over unrounded fractions', () => {
    const filas = [0.00005, 0.00005, 0.0001].map((promedio) => ({ nombre: 'A', promedio }));
    // Rounded percents (0.01, 0.01, 0.01) would give 0.01 as well; unrounded ones give 0.00666… → 0.01.
    expect(resumirPrueba(filas, criterios).general).toBe(0.01);
    const bajas = [0.00005, 0.00004, 0.00004].map((promedio) => ({ nombre: 'A', promedio }));
    expect(resumirPrueba(bajas, criterios).general).toBe(0);
    const finas = [0.333333, 0.333333, 0.333349].map((promedio) => ({ nombre: 'A', promedio }));
    expect(resumirPrueba(finas, criterios).general).toBe(33.33);
  });

  it('reports that no range holds the value', () => {
    expect(resumirPrueba([{ nombre: 'A', promedio: 0.5 }], []).criterio).toBe('Valor fuera de rango');
  });
});
