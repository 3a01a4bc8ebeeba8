import { fasesAnalisis } from '@mantenible/domain/escaneo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anunciarAvance, describirAvance } from './progreso.ts';

describe('the bar of a running analysis', () => {
  it.each([
    [null, { porcentaje: 0, fase: 'Preparando el análisis', cuenta: null }],
    [
      { fase: 'en-cola', hechos: 0, total: 0 },
      { porcentaje: 0, fase: 'En cola: empezará en cuanto le toque', cuenta: null },
    ],
    [
      { fase: 'descargando', hechos: 50, total: 100 },
      { porcentaje: 15, fase: 'Descargando la rama', cuenta: null },
    ],
    [
      { fase: 'analizando', hechos: 34, total: 120 },
      { porcentaje: 52, fase: 'Analizando el código', cuenta: 'archivo 34 de 120' },
    ],
    [
      { fase: 'analizando', hechos: 1200, total: 0 },
      { porcentaje: 35, fase: 'Analizando el código', cuenta: null },
    ],
    [
      { fase: 'guardando', hechos: 1, total: 1 },
      { porcentaje: 100, fase: 'Guardando los resultados', cuenta: null },
    ],
  ] as const)('%j', (progreso, avance) => {
    expect(describirAvance(progreso, false)).toEqual(avance);
  });

  it('never decreases and stays between 0 and 100', () => {
    const parte = fc.nat(2000);
    const paso = fc.record({ fase: fc.nat(fasesAnalisis.length - 1), hechos: parte, total: parte });
    fc.assert(
      fc.property(fc.array(paso), (pasos) => {
        const vistos = pasos
          .sort((a, b) => a.fase - b.fase)
          .map(({ fase, ...cuentas }) => ({ fase: fasesAnalisis[fase] ?? 'en-cola', ...cuentas }));
        vistos.forEach((paso, i) => {
          const { porcentaje } = describirAvance(paso, false);
          expect(porcentaje >= 0 && porcentaje <= 100).toBe(true);
          const antes = vistos[i - 1];
          if (antes && antes.fase !== paso.fase) {
            expect(porcentaje).toBeGreaterThanOrEqual(describirAvance(antes, false).porcentaje);
          }
        });
      }),
    );
  });
});

it('is announced by phase and quarter, not by file', () => {
  const dichos = Array.from({ length: 120 }, (_, hechos) =>
    anunciarAvance({ fase: 'analizando', hechos, total: 120 }, false),
  );
  expect([...new Set(dichos)]).toEqual([
    'Analizando el código, más del 25 %.',
    'Analizando el código, más del 50 %.',
    'Analizando el código, más del 75 %.',
  ]);
  expect(anunciarAvance({ fase: 'conectando', hechos: 0, total: 0 }, false)).toBe(
    'Conectando con el repositorio.',
  );
});

it('shows the search for defects after the measures, until the result is stored', () => {
  const paso = { hechos: 80, total: 120 };
  expect(describirAvance({ fase: 'analizando', ...paso }, true)).toEqual({
    porcentaje: 75,
    fase: 'Buscando incidencias',
    cuenta: 'archivo 80 de 120',
  });
  expect(anunciarAvance({ fase: 'analizando', ...paso }, true)).toBe('Buscando incidencias, más del 75 %.');
  expect(describirAvance({ fase: 'guardando', ...paso }, true).fase).toBe('Guardando los resultados');
});
