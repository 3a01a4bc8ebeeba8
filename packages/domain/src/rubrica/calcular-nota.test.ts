import { describe, expect, it } from 'vitest';

import { aprueba, calcularNota, redondearNota, rubricaPreparada, tiposTarea } from './index.ts';
import { criterioDe, datosDe, lineaDe, rubricaDe } from './ejemplos.ts';

const puntosDe = (...args: Parameters<typeof calcularNota>) =>
  calcularNota(...args).lineas.map(({ puntos }) => puntos);

describe('a line on a figure', () => {
  it.each([
    // points × clamp((x − low) ÷ (high − low), 0, 1)
    [lineaDe('grado', [4, 50, 90]), 70, 2],
    [lineaDe('grado', [4, 50, 90]), 40, 0],
    [lineaDe('grado', [4, 50, 90]), 95, 4],
    [lineaDe('acciones', [3, 0, 4]), 1, 0.75],
    // 20 findings per 1000 lines give nothing, none gives all: 5 give 3/4.
    [lineaDe('nuevas', [2, 20, 0]), 5, 1.5],
    [lineaDe('nuevas', [2, 20, 0]), 30, 0],
  ])('%#: gives its points between its bounds', (linea, valor, puntos) => {
    expect(puntosDe(rubricaDe(linea), 10, datosDe({ [linea.fuente]: valor }))).toEqual([puntos]);
  });

  it('loses the penalty of each severity up to its cap, and never falls below 0', () => {
    const linea = lineaDe('nuevas', [4, 20, 0], {
      penalizaciones: [
        { severidad: 'BLOCKER', puntos: 1, tope: 1.5 },
        { severidad: 'MINOR', puntos: 0.1, tope: 4 },
      ],
    });
    const con = (valor: number, porSeveridad: object) =>
      calcularNota(rubricaDe(linea), 10, datosDe({ nuevas: { valor, porSeveridad } })).lineas[0];
    // 4 × (20 − 5)/20 = 3; BLOCKER 2 × 1 stops at 1,5; MINOR 3 × 0,1 = 0,3.
    const una = con(5, { BLOCKER: 2, MINOR: 3 });
    expect(una?.puntos).toBeCloseTo(1.2, 10);
    expect(una?.restados).toBeCloseTo(1.8, 10);
    // 4 × 1/20 = 0,2 is all that penalties can take.
    const otra = con(19, { BLOCKER: 19 });
    expect(otra?.puntos).toBe(0);
    expect(otra?.restados).toBeCloseTo(0.2, 10);
  });
});

describe('the mark', () => {
  const rubrica = rubricaDe(criterioDe('fundamento', [0, 2, 5]), lineaDe('acciones', [3, 0, 4]));

  it('is the scale times points over possible points, half up to one decimal', () => {
    // (5 + 0,75) ÷ 8 × 10 = 7,1875
    const { nota, obtenidos, posibles } = calcularNota(
      rubrica,
      10,
      datosDe({ acciones: 1 }, { fundamento: 2 }),
    );
    expect({ nota, obtenidos, posibles }).toEqual({ nota: 7.2, obtenidos: 5.75, posibles: 8 });
  });

  it('leaves out of both sums a line without data through no fault of the student', () => {
    const datos = datosDe({ acciones: { motivo: 'Sin plantilla', ajeno: true } }, { fundamento: 1 });
    const { nota, lineas, posibles } = calcularNota(rubrica, 20, datos);
    // 2 ÷ 5 × 20
    expect([nota, posibles]).toEqual([8, 5]);
    expect(lineas[1]).toMatchObject({ estado: 'fuera', motivo: 'Sin plantilla' });
  });

  it('counts a line without data as 0 otherwise', () => {
    const datos = datosDe({ acciones: { motivo: 'No entregó el plan', ajeno: false } }, { fundamento: 2 });
    const { nota, lineas } = calcularNota(rubrica, 10, datos);
    // 5 ÷ 8 × 10 = 6,25
    expect(nota).toBe(6.3);
    expect(lineas[1]).toMatchObject({ estado: 'cero', puntos: 0, motivo: 'No entregó el plan' });
  });

  it('waits for the levels that a lecturer chooses', () => {
    const { nota, pendientes } = calcularNota(rubrica, 10, datosDe({ acciones: 2 }));
    expect([nota, pendientes]).toEqual([5, ['fundamento']]);
    expect(calcularNota(rubrica, 10, datosDe({}, { fundamento: 9 })).pendientes).toEqual(['fundamento']);
  });

  it('does not exist without data on every line', () => {
    expect(calcularNota(rubricaDe(lineaDe('grado', [4, 0, 100])), 10, datosDe())).toMatchObject({
      nota: null,
      posibles: 0,
    });
  });

  it('shows a line that informs and does not add it', () => {
    const informa = lineaDe('grado', [10, 0, 100], { modo: 'informa' });
    const { nota, lineas } = calcularNota(
      rubricaDe(informa, lineaDe('acciones', [1, 0, 4])),
      10,
      datosDe({ grado: 10, acciones: 4 }),
    );
    expect(nota).toBe(10);
    expect(lineas[0]).toMatchObject({ estado: 'calculada', valor: 10, puntos: 1 });
  });

  it.each([
    [4.95, 5],
    [4.9499, 4.9],
    [1.005 * 100, 100.5],
    [0.35, 0.4],
    [2.25, 2.3],
  ])('%d rounds to %d', (valor, nota) => {
    expect(redondearNota(valor)).toBe(nota);
  });

  it('is compared with the pass mark after rounding', () => {
    // 4,95 ÷ 10 × 10
    const { nota } = calcularNota(rubricaDe(lineaDe('grado', [10, 0, 100])), 10, datosDe({ grado: 49.5 }));
    expect(nota).toBe(5);
    expect(aprueba(nota ?? 0, 5)).toBe(true);
    expect(aprueba(4.9, 5)).toBe(false);
  });
});

describe('a ready rubric', () => {
  it.each(tiposTarea)('for %s lets mean, degree and evidence inform alone', (tipo) => {
    for (const { fuente, modo } of rubricaPreparada(tipo).lineas)
      if (fuente === 'media' || fuente === 'grado' || fuente === 'evidencias') expect(modo).toBe('informa');
  });

  it.each(tiposTarea)('for %s adds up to 10 points', (tipo) => {
    const puntuan = rubricaPreparada(tipo).lineas.filter(({ modo }) => modo === 'puntua');
    expect(puntuan.reduce((suma, { puntos }) => suma + puntos, 0)).toBe(10);
  });
});
