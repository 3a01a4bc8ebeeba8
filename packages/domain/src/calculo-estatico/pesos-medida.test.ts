import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calcularEstatico } from './calcular-estatico.ts';
import { leerMedida } from './leer-medidas.ts';
import { casoDeComprobacion, comoTexto } from './medidas.fixture.ts';
import { hayLineas, porcentajeSobreNcloc } from './porcentaje-ncloc.ts';

/**
 * What one point of percent of each measure takes from the degree, by the table of sub-characteristics of the quality
 * model: its share in Modularidad (3 metrics), Reusabilidad (4), Analizabilidad (7), Modificación (4) and Prueba (4).
 */
const pesos = [
  ['complexity', (1 / 3 + 1 / 4 + 1 / 7 + 1 / 4 + 1 / 4) / 5],
  ['duplicated_lines', (1 / 3 + 1 / 4 + 1 / 7 + 2 / 4 + 1 / 4) / 5],
  ['lines_to_cover', (1 / 3 + 1 / 4) / 5],
  ['code_smells', (2 / 4 + 2 / 7 + 1 / 4) / 5],
  ['cognitive_complexity', (2 / 7 + 1 / 4) / 5],
  ['comment_lines_density', -1 / 7 / 5],
] as const;

/** The degree before it is rounded. */
function gradoDe(medidas: object): number {
  const cargas = calcularEstatico(medidas).subcaracteristicas.map(
    ({ porcentaje }) => porcentaje ?? Number.NaN,
  );
  return cargas.reduce((suma, carga) => suma + (100 - carga) / 5, 0);
}

describe('the weight of a measure in the degree', () => {
  it.each(pesos)('%s: one point more changes it by its share', (clave, peso) => {
    const unPunto = clave === 'comment_lines_density' ? 1 : 10;
    const mas = { ...casoDeComprobacion, [clave]: casoDeComprobacion[clave] + unPunto };
    expect(gradoDe(casoDeComprobacion) - gradoDe(mas)).toBeCloseTo(peso, 10);
  });

  it('adds up to all 100 points of the degree', () => {
    // The density counts against the degree where it is missing.
    const suma = pesos.reduce((total, [, peso]) => total + Math.abs(peso), 0);
    expect(suma).toBeCloseTo(1, 12);
  });

  it('gives the degree of any measures within 0 to 100 percent', () => {
    const percents = fc.tuple(...pesos.map(() => fc.nat({ max: 100 })));
    fc.assert(
      fc.property(percents, fc.integer({ min: 1, max: 50 }), (porcentajes, centenas) => {
        const medidas = Object.fromEntries(
          pesos.map(([clave], i) => [
            clave,
            (porcentajes[i] ?? 0) * (clave === 'comment_lines_density' ? 1 : centenas),
          ]),
        );
        const carga = pesos.reduce((suma, [clave, peso], i) => {
          const porcentaje = porcentajes[i] ?? 0;
          return suma + (clave === 'comment_lines_density' ? -peso * (100 - porcentaje) : peso * porcentaje);
        }, 0);
        expect(gradoDe({ ...medidas, ncloc: centenas * 100 })).toBeCloseTo(100 - carga, 9);
      }),
    );
  });
});

describe('a measure as percent of the lines of code', () => {
  it.each([
    [7, 100, 7],
    [29, 100, 29],
    [57, 1000, 5.7],
    [0, 5, 0],
    [5, 5, 100],
    [10, 4, 250],
    [1, 3, 100 / 3],
    [3, 0, null],
    [3, undefined, null],
    [undefined, 100, null],
    [undefined, undefined, null],
  ])('%j of %j lines is %j', (valor, ncloc, esperado) => {
    expect(porcentajeSobreNcloc(valor, ncloc)).toBe(esperado);
  });

  it('is the integer itself of any hundred lines', () => {
    // 7 / 100 × 100 would exceed 7, and with it a threshold of 7.
    for (let valor = 0; valor <= 100; valor += 1) expect(porcentajeSobreNcloc(valor, 100)).toBe(valor);
  });

  it.each([
    [undefined, false],
    [0, false],
    [-1, false],
    [Number.NaN, false],
    [1, true],
    [0.5, true],
  ])('needs lines: %j has some: %j', (ncloc, hay) => {
    expect(hayLineas(ncloc)).toBe(hay);
  });
});

describe('one measure of the service', () => {
  const medidas = comoTexto({ ncloc: '120', code_smells: 'n/d', coverage: '81.5', complexity: '0' });

  it.each([
    ['ncloc', 120],
    ['coverage', 81.5],
    ['complexity', 0],
    ['code_smells', null],
    ['duplicated_lines', null],
    ['', null],
    ['toString', null],
  ])('%j is read as %j', (clave, esperado) => {
    expect(leerMedida(medidas, clave)).toBe(esperado);
  });
});
