import { describe, expect, it } from 'vitest';

import { armarReporte, nombreArchivo, textoPorcentaje } from './reporte.ts';

const fila = (nombre: string, promedio: number | null) => ({
  nombre,
  promedio,
  comentarios: [],
  desglose: [],
  detalle: [],
});

describe('armarReporte', () => {
  const criterios = [
    { valor1: 100, valor2: 75, criterio: 'Alta' },
    { valor1: 0, valor2: 75, criterio: 'Baja' },
  ];

  it('returns the percent of each row and the mean of the test with its criterion', () => {
    const reporte = armarReporte([fila('Modularidad', 0.5), fila('Reusabilidad', 1 / 3)], criterios);
    expect(reporte.filas.map(({ nombre, porcentaje }) => [nombre, porcentaje])).toEqual([
      ['Modularidad', 50],
      ['Reusabilidad', 33.33],
    ]);
    expect(reporte.resumen).toMatchObject({ general: 41.67, criterio: 'Baja' });
  });

  it('leaves a row without data out of the mean', () => {
    const reporte = armarReporte([fila('A', 1), fila('B', null)], criterios);
    expect(reporte.filas.map(({ porcentaje }) => porcentaje)).toEqual([100, null]);
    expect(reporte.resumen).toMatchObject({ general: 100, criterio: 'Alta' });
  });
});

describe('textoPorcentaje', () => {
  it('writes two decimals with a comma, or Sin datos', () => {
    expect(textoPorcentaje(85.2).replace(/\s/, ' ')).toBe('85,20 %');
    expect(textoPorcentaje(null)).toBe('Sin datos');
  });
});

describe('nombreArchivo', () => {
  it('is ASCII for any names', () => {
    expect(nombreArchivo('Niño/..', 'Evaluación «1»')).toBe('reporte-nino-..-evaluacion-1.pdf');
  });
});
