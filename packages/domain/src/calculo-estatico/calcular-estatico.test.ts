import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { redondear } from '../criterio/index.ts';
import { medidasDelModelo } from '../escaneo/index.ts';
import { calcularEstatico, type CalculoEstatico } from './calcular-estatico.ts';
import type { ClaveMedida, MedidasProyecto } from './claves-medida.ts';
import { casoDeComprobacion, casoSin } from './medidas.fixture.ts';

/** Name → percent with two decimals, as the table shows it. */
function tabla(filas: CalculoEstatico['metricas'] | CalculoEstatico['subcaracteristicas']): unknown {
  return Object.fromEntries(
    filas.map(({ nombre, porcentaje }) => [nombre, porcentaje === null ? null : redondear(porcentaje)]),
  );
}

const noCalculadas = (calculo: CalculoEstatico): readonly string[] =>
  calculo.subcaracteristicas.filter((una) => una.porcentaje === null).map((una) => una.nombre);

describe('the worked case', () => {
  const calculo = calcularEstatico(casoDeComprobacion);

  it('gives the ten metrics', () => {
    expect(tabla(calculo.metricas)).toEqual({
      ['Diseño']: 18,
      Duplicaciones: 4,
      Redundante: 4,
      Cobertura: 45,
      'Mala práctica': 2,
      Obsoleto: 2,
      Confuso: 2,
      'Complejidad cognitiva': 9,
      'Dificultad en escritura': 9,
      'Densidad de comentarios': 88,
    });
  });

  it('gives the five sub-characteristics and the degree', () => {
    expect(tabla(calculo.subcaracteristicas)).toEqual({
      Modularidad: 22.33,
      Reusabilidad: 6.5,
      Analizabilidad: 18.86,
      'Capacidad de Modificación': 7,
      'Capacidad de Prueba': 19,
    });
    expect(calculo).toMatchObject({ ncloc: 1000, grado: 85.26, sinMedida: [] });
  });

  it('rounds the degree alone: the sub-characteristics stay as they are', () => {
    expect(calculo.subcaracteristicas[0]?.porcentaje).toBeCloseTo(67 / 3, 12);
    expect(calculo.subcaracteristicas[2]?.porcentaje).toBeCloseTo(132 / 7, 12);
  });

  it('keeps the order of the tables', () => {
    expect(calculo.metricas.map((metrica) => metrica.nombre)).toMatchInlineSnapshot(`
      [
        "Diseño",
        "Duplicaciones",
        "Redundante",
        "Cobertura",
        "Mala práctica",
        "Obsoleto",
        "Confuso",
        "Complejidad cognitiva",
        "Dificultad en escritura",
        "Densidad de comentarios",
      ]
    `);
  });

  it('names for every metric the measure and the measured value', () => {
    const [diseno] = calculo.metricas;
    expect(diseno).toEqual({
      nombre: 'Diseño',
      medida: 'complexity',
      valor: 180,
      bruto: 18,
      porcentaje: 18,
      acotada: false,
    });
    expect(calculo.metricas.at(-1)).toMatchObject({ medida: 'comment_lines_density', valor: 12, bruto: 88 });
  });
});

describe('a metric outside 0 to 100', () => {
  it('is clamped before the means, and keeps its raw value', () => {
    const calculo = calcularEstatico({ ...casoDeComprobacion, lines_to_cover: 1500, duplicated_lines: 1001 });
    expect(calculo.metricas[3]).toMatchObject({ valor: 1500, bruto: 150, porcentaje: 100, acotada: true });
    expect(calculo.metricas[1]).toMatchObject({ valor: 1001, bruto: 100.1, porcentaje: 100, acotada: true });
    expect(calculo.subcaracteristicas[0]?.porcentaje).toBeCloseTo((18 + 100 + 100) / 3, 12);
  });

  it('is not clamped at exactly 0 or 100', () => {
    const calculo = calcularEstatico({ ...casoDeComprobacion, complexity: 1000, code_smells: 0 });
    expect(calculo.metricas.map((metrica) => metrica.acotada)).toEqual(Array<boolean>(10).fill(false));
    expect(calculo.metricas[0]?.porcentaje).toBe(100);
  });

  it('may be the comments, when the service reports more than 100', () => {
    const ultima = calcularEstatico({ ...casoDeComprobacion, comment_lines_density: 104 }).metricas.at(-1);
    expect(ultima).toMatchObject({ valor: 104, bruto: -4, porcentaje: 0, acotada: true });
  });

  it('makes the worst degree 0 and the best 100', () => {
    const peor = { ...casoDeComprobacion, ncloc: 1, comment_lines_density: 0 };
    expect(calcularEstatico(peor).grado).toBe(0);
    const ninguna = { complexity: 0, duplicated_lines: 0, lines_to_cover: 0, code_smells: 0 };
    const mejor = { ncloc: 1, ...ninguna, cognitive_complexity: 0, comment_lines_density: 100 };
    expect(calcularEstatico(mejor).grado).toBe(100);
  });
});

describe('a missing measure', () => {
  const todas = [
    'Modularidad',
    'Reusabilidad',
    'Analizabilidad',
    'Capacidad de Modificación',
    'Capacidad de Prueba',
  ];

  it.each<[ClaveMedida, readonly string[], number]>([
    ['complexity', todas, 1],
    ['duplicated_lines', todas, 2],
    ['lines_to_cover', ['Modularidad', 'Capacidad de Prueba'], 1],
    ['code_smells', ['Reusabilidad', 'Analizabilidad', 'Capacidad de Modificación'], 3],
    ['cognitive_complexity', ['Analizabilidad', 'Capacidad de Prueba'], 2],
    ['comment_lines_density', ['Analizabilidad'], 1],
  ])('%s leaves out %j', (clave, subcaracteristicas, metricas) => {
    const calculo = calcularEstatico(casoSin(clave));
    expect(noCalculadas(calculo)).toEqual(subcaracteristicas);
    expect(calculo.metricas.filter((m) => m.porcentaje === null)).toHaveLength(metricas);
    expect(calculo).toMatchObject({ grado: null, sinMedida: [clave], ncloc: 1000 });
    for (const una of calculo.subcaracteristicas)
      expect(una.faltan).toEqual(una.porcentaje === null ? [clave] : []);
  });

  it('is never read as 0', () => {
    const [, , , cobertura] = calcularEstatico(casoSin('lines_to_cover')).metricas;
    expect(cobertura).toEqual({
      nombre: 'Cobertura',
      medida: 'lines_to_cover',
      valor: null,
      bruto: null,
      porcentaje: null,
      acotada: false,
    });
  });

  it('leaves the other sub-characteristics as they were', () => {
    const entera = calcularEstatico(casoDeComprobacion).subcaracteristicas;
    const calculo = calcularEstatico(casoSin('comment_lines_density'));
    const resto = calculo.subcaracteristicas.filter((una) => una.nombre !== 'Analizabilidad');
    expect(resto).toEqual(entera.filter((una) => una.nombre !== 'Analizabilidad'));
  });

  it('is named once, even where several metrics need it', () => {
    const calculo = calcularEstatico(casoSin('code_smells', 'cognitive_complexity'));
    expect(calculo.subcaracteristicas[2]?.faltan).toEqual(['code_smells', 'cognitive_complexity']);
  });

  it('counts as absent when it is undefined', () => {
    const ausente: MedidasProyecto = { ncloc: 5 };
    expect(calcularEstatico(ausente).sinMedida).toHaveLength(6);
  });
});

describe('without lines of code', () => {
  it.each([
    ['is 0', { ...casoDeComprobacion, ncloc: 0 }, 0, []],
    ['is missing', casoSin('ncloc'), null, ['ncloc']],
  ])('nothing is computed when ncloc %s', (_caso, medidas, ncloc, sinMedida) => {
    const calculo = calcularEstatico(medidas);
    expect(calculo).toMatchObject({ ncloc, grado: null, sinMedida });
    expect(calculo.metricas.map((metrica) => metrica.porcentaje)).toEqual(Array<null>(10).fill(null));
    expect(calculo.metricas.map((metrica) => metrica.bruto)).toEqual(Array<null>(10).fill(null));
    expect(noCalculadas(calculo)).toHaveLength(5);
    for (const una of calculo.subcaracteristicas) expect(una.faltan).toEqual(['ncloc']);
  });

  it('keeps the measured values, so that the screen can show them', () => {
    expect(calcularEstatico(casoSin('ncloc')).metricas[0]?.valor).toBe(180);
  });

  it('names all seven when all are missing', () => {
    expect(calcularEstatico({}).sinMedida).toEqual(medidasDelModelo);
  });
});

const entero = fc.nat({ max: 100_000 });
const medidasCualesquiera = fc.record({
  ncloc: fc.integer({ min: 1, max: 100_000 }),
  complexity: entero,
  duplicated_lines: entero,
  lines_to_cover: entero,
  code_smells: entero,
  cognitive_complexity: entero,
  comment_lines_density: fc.double({ min: 0, max: 100, noNaN: true }),
});

describe('whatever the measures are', () => {
  it('every figure lies within 0 and 100 and the degree has two decimals', () => {
    fc.assert(
      fc.property(medidasCualesquiera, (medidas) => {
        const { metricas, subcaracteristicas, grado } = calcularEstatico(medidas);
        const figuras = [...metricas, ...subcaracteristicas].map((una) => una.porcentaje ?? -1);
        for (const figura of [...figuras, grado ?? -1]) {
          expect(figura).toBeGreaterThanOrEqual(0);
          expect(figura).toBeLessThanOrEqual(100);
        }
        expect(redondear(grado ?? -1)).toBe(grado);
      }),
    );
  });

  it.each(medidasDelModelo.filter((c) => c !== 'ncloc' && c !== 'comment_lines_density'))(
    'more %s never makes the degree better',
    (clave) => {
      fc.assert(
        fc.property(medidasCualesquiera, entero, (medidas, mas) => {
          const antes = calcularEstatico(medidas).grado ?? -1;
          const despues = calcularEstatico({ ...medidas, [clave]: medidas[clave] + mas }).grado ?? 101;
          expect(despues).toBeLessThanOrEqual(antes);
        }),
      );
    },
  );

  it('more comments never make the degree worse', () => {
    fc.assert(
      fc.property(medidasCualesquiera, fc.double({ min: 0, max: 100, noNaN: true }), (medidas, otra) => {
        const [menos, mas] = [medidas.comment_lines_density, otra].toSorted((a, b) => a - b);
        const con = (density: number | undefined): number =>
          calcularEstatico({ ...medidas, comment_lines_density: density ?? 0 }).grado ?? -1;
        expect(con(mas)).toBeGreaterThanOrEqual(con(menos));
      }),
    );
  });

  it('the size of a project alone changes nothing', () => {
    fc.assert(
      fc.property(medidasCualesquiera, fc.integer({ min: 2, max: 50 }), (medidas, veces) => {
        const grande = Object.fromEntries(
          Object.entries(medidas).map(([c, v]) => [c, c === 'comment_lines_density' ? v : v * veces]),
        );
        expect(calcularEstatico(grande).grado).toBeCloseTo(calcularEstatico(medidas).grado ?? -1, 1);
      }),
    );
  });

  it('only missing measures decide which figures are missing', () => {
    fc.assert(
      fc.property(medidasCualesquiera, fc.subarray([...medidasDelModelo]), (medidas, quitadas) => {
        const parte = Object.fromEntries(
          Object.entries(medidas).filter(([clave]) => !quitadas.some((una) => una === clave)),
        );
        const calculo = calcularEstatico(parte);
        expect(calculo.sinMedida).toEqual(quitadas);
        expect(calculo.grado === null).toBe(quitadas.length > 0);
        for (const una of calculo.subcaracteristicas)
          expect(una.porcentaje === null).toBe(una.faltan.length > 0);
      }),
    );
  });
});
