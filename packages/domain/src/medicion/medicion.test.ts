import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  cifrasDe,
  medir,
  nivelSugerido,
  nombresMedida,
  reparosDeMedida,
  tieneCotasDesordenadas,
  unidadDeMedida,
} from './index.ts';

const niveles = [0, 0.25, 0.5, 0.75, 1].map((valor) => ({ valor }));
const menor = { sentido: 'menor', cotas: [100, 1, 0.5, 0.1, 0] } as const;
const mayor = { sentido: 'mayor', cotas: [null, 20, 40, 60, 80] } as const;

describe('the level that a figure corresponds to', () => {
  it.each([
    [menor, 0, 4],
    [menor, 0.01, 3],
    [menor, 0.1, 3],
    [menor, 0.11, 2],
    [menor, 1, 1],
    [menor, 1.01, 0],
    [mayor, 19.99, null],
    [mayor, 20, 1],
    [mayor, 79.99, 3],
    [mayor, 100, 4],
  ])('of %j for %d is %j', (medida, cifra, esperado) => {
    expect(nivelSugerido(medida, niveles, cifra)).toBe(esperado);
  });

  it('is the first one of the highest value, wherever it stands', () => {
    const revueltos = [{ valor: 1 }, { valor: 2 }, { valor: 2 }, { valor: 0 }];
    expect(nivelSugerido({ sentido: 'menor', cotas: [5, 5, 5, 5] }, revueltos, 5)).toBe(1);
    expect(nivelSugerido({ sentido: 'menor', cotas: [5, 4, 4.5, null] }, revueltos, 4.2)).toBe(2);
  });

  it('is always one whose bound is met, and no better one meets its bound', () => {
    const cota = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
    const filas = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), cota), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(
        filas,
        fc.constantFrom('menor', 'mayor'),
        fc.integer({ min: 0, max: 9 }),
        (suyas, sentido, cifra) => {
          const cotas = suyas.map(([, una]) => una);
          const valores = suyas.map(([valor]) => ({ valor }));
          const cumplen = suyas.filter(
            ([, una]) => una !== null && (sentido === 'menor' ? cifra <= una : cifra >= una),
          );
          const nivel = nivelSugerido({ sentido, cotas }, valores, cifra);
          const mejor = cumplen.length === 0 ? null : Math.max(...cumplen.map(([valor]) => valor));
          expect(nivel === null ? null : valores[nivel]?.valor).toBe(mejor);
        },
      ),
    );
  });
});

describe('the figures of an analysis', () => {
  const medidas = { ncloc: 1000, files: 8, code_smells: 12, duplicated_lines: 45, complexity: 160 };

  it('are the percents of the model and the mean size of a file, with two decimals', () => {
    expect(cifrasDe(medidas)).toEqual({
      ['Diseño']: 16,
      Duplicaciones: 4.5,
      Redundante: 4.5,
      'Mala práctica': 1.2,
      Obsoleto: 1.2,
      Confuso: 1.2,
      'Complejidad cognitiva': 0,
      'Dificultad en escritura': 0,
      'Líneas por archivo': 125,
    });
  });

  it('never show a small amount as none, and leave out what was not measured', () => {
    expect(cifrasDe({ ncloc: 1_000_000, code_smells: 1 })).toMatchObject({ 'Mala práctica': 0.01 });
    expect(cifrasDe({ ncloc: 1_000_000, code_smells: 0 })).toMatchObject({ 'Mala práctica': 0 });
    expect(Object.keys(cifrasDe({ ncloc: 10, lines_to_cover: 5 }))).not.toContain('Líneas por archivo');
    expect(cifrasDe({ files: 3, ncloc: 0, code_smells: 4 })).toEqual({});
    expect(cifrasDe({})).toEqual({});
  });
});

describe('a tied question', () => {
  const medida = { nombre: 'Mala práctica', sentido: 'menor', cotas: [...menor.cotas] } as const;
  const analisis = { analisis: 'a1', fecha: '2026-11-20T15:04:00.000Z', commit: 'c1' };

  it('keeps figure, level and analysis', () => {
    const medido = { ...analisis, cifras: { 'Mala práctica': 0.4 } };
    expect(medir({ medida, nivelesCumplimiento: niveles }, medido)).toEqual({
      ...analisis,
      nombre: 'Mala práctica',
      cifra: 0.4,
      nivel: 2,
    });
  });

  it('has nothing to show without its measure, nor has one that is not tied', () => {
    expect(medir({ medida, nivelesCumplimiento: niveles }, { ...analisis, cifras: {} })).toBeNull();
    const otra = { ...analisis, cifras: { 'Mala práctica': 1 } };
    expect(medir({ nivelesCumplimiento: niveles }, otra)).toBeNull();
  });
});

describe('a tie', () => {
  const conCotas = (nombre: 'Duplicaciones' | 'Líneas por archivo', cotas: (number | null)[]) =>
    reparosDeMedida({ nombre, sentido: 'menor', cotas }, 2).map(({ campo }) => campo.join('.'));

  it('needs a bound for each level, one of them written, within the measure', () => {
    expect(conCotas('Duplicaciones', [100, 0])).toEqual([]);
    expect(conCotas('Duplicaciones', [null, 0])).toEqual([]);
    expect(conCotas('Duplicaciones', [1])).toEqual(['cotas']);
    expect(conCotas('Duplicaciones', [null, null])).toEqual(['cotas']);
    expect(conCotas('Duplicaciones', [100.01, 101])).toEqual(['cotas.0', 'cotas.1']);
    expect(conCotas('Líneas por archivo', [1_000_000, 1_000_001])).toEqual(['cotas.1']);
  });

  it('has unordered bounds where a better level is not harder to meet', () => {
    const desordenadas = (sentido: 'menor' | 'mayor', ...cotas: (number | null)[]) =>
      tieneCotasDesordenadas({ sentido, cotas }, niveles);
    expect(desordenadas('menor', 100, 1, 0.5, 0.1, 0)).toBe(false);
    expect(desordenadas('menor', 100, 1, 1, 0.1, 0)).toBe(true);
    expect(desordenadas('menor', 0, 1)).toBe(true);
    expect(desordenadas('mayor', 0, 20, null, 60, 80)).toBe(false);
    expect(desordenadas('mayor', 80, 20)).toBe(true);
    expect(tieneCotasDesordenadas({ sentido: 'menor', cotas: [5, 5] }, [{ valor: 1 }, { valor: 1 }])).toBe(
      false,
    );
  });
});

it('findings are the unit of the three measures that count them', () => {
  const deIncidencias = nombresMedida.filter((nombre) => unidadDeMedida(nombre) === 'incidencias');
  expect(deIncidencias).toEqual(['Mala práctica', 'Obsoleto', 'Confuso']);
  expect(unidadDeMedida('Líneas por archivo')).toBe('lineas');
});
