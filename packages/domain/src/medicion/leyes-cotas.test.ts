import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calcularEstatico, leerMedidas } from '../calculo-estatico/index.ts';
import { casoDeComprobacion } from '../calculo-estatico/medidas.fixture.ts';
import { redondear } from '../criterio/index.ts';
import {
  cifrasDe,
  esPorcentaje,
  lineasPorArchivo,
  medir,
  nivelSugerido,
  nombresMedida,
  reparosDeMedida,
  sentidosMedida,
  tieneCotasDesordenadas,
  topeDeCota,
  unidadDeMedida,
  type NombreMedida,
} from './index.ts';

const opuesto = { menor: 'mayor', mayor: 'menor' } as const;
const sentido = fc.constantFrom(...sentidosMedida);
const cota = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
const cifra = fc.integer({ min: 0, max: 9 });
/** Up to five levels of different values, each with a bound or none. */
const ligadura = fc
  .uniqueArray(fc.tuple(fc.nat(9), cota), { selector: ([valor]) => valor, minLength: 1, maxLength: 5 })
  .map((filas) => ({
    cotas: filas.map(([, una]) => una),
    niveles: filas.map(([valor]) => ({ valor })),
  }));

describe('the suggested level of any tie (requisito: level-bounds)', () => {
  it('never gets worse when the figure gets better', () => {
    fc.assert(
      fc.property(ligadura, sentido, cifra, cifra, ({ cotas, niveles }, suyo, una, otra) => {
        const [mejor, peor] = [una, otra].toSorted((a, b) => (suyo === 'menor' ? a - b : b - a));
        const valorDe = (figura = 0) => {
          const nivel = nivelSugerido({ sentido: suyo, cotas }, niveles, figura);
          return nivel === null ? -1 : (niveles[nivel]?.valor ?? -1);
        };
        expect(valorDe(mejor)).toBeGreaterThanOrEqual(valorDe(peor));
      }),
    );
  });

  it('is the same in the other direction with the signs of bounds and figure changed', () => {
    fc.assert(
      fc.property(ligadura, sentido, cifra, ({ cotas, niveles }, suyo, figura) => {
        const negadas = cotas.map((una) => (una === null ? null : -una));
        expect(nivelSugerido({ sentido: opuesto[suyo], cotas: negadas }, niveles, -figura)).toBe(
          nivelSugerido({ sentido: suyo, cotas }, niveles, figura),
        );
      }),
    );
  });

  it('is absent without bounds, and where there are more levels than bounds', () => {
    const niveles = [{ valor: 0 }, { valor: 1 }];
    expect(nivelSugerido({ sentido: 'menor', cotas: [null, null] }, niveles, 0)).toBeNull();
    expect(nivelSugerido({ sentido: 'menor', cotas: [] }, niveles, 0)).toBeNull();
    expect(nivelSugerido({ sentido: 'menor', cotas: [9] }, niveles, 0)).toBe(0);
    expect(nivelSugerido({ sentido: 'menor', cotas: [9] }, [], 0)).toBeNull();
  });

  it('is every level with a bound for some figure exactly where the bounds are in order', () => {
    fc.assert(
      fc.property(ligadura, sentido, ({ cotas, niveles }, suyo) => {
        const medida = { sentido: suyo, cotas };
        // The figures of all bounds are enough: between two bounds no other level is met.
        const sugeridos = new Set(
          cotas.flatMap((una) => (una === null ? [] : [nivelSugerido(medida, niveles, una)])),
        );
        const alcanzables = cotas.every((una, i) => una === null || sugeridos.has(i));
        expect(tieneCotasDesordenadas(medida, niveles)).toBe(!alcanzables);
      }),
    );
  });
});

describe('the bounds that a tie may have', () => {
  const reparos = (nombre: NombreMedida, cotas: readonly (number | null)[], niveles: number) =>
    reparosDeMedida({ nombre, sentido: 'menor', cotas }, niveles);

  it.each(nombresMedida.filter(esPorcentaje))('of %s end at 100', (nombre) => {
    expect(topeDeCota(nombre)).toBe(100);
    expect(reparos(nombre, [0, 100], 2)).toEqual([]);
    expect(reparos(nombre, [100.01, null], 2)).toEqual([
      { campo: ['cotas', 0], mensaje: 'La cota no puede pasar de 100' },
    ]);
  });

  it('of the lines of a file end at a million', () => {
    expect(nombresMedida.filter((nombre) => !esPorcentaje(nombre))).toEqual([lineasPorArchivo]);
    expect(reparos(lineasPorArchivo, [1_000_000], 1)).toEqual([]);
    expect(reparos(lineasPorArchivo, [0, null, 1_000_000.5], 3)).toEqual([
      { campo: ['cotas', 2], mensaje: 'La cota no puede pasar de 1000000' },
    ]);
  });

  it.each<[string, readonly (number | null)[], number, string]>([
    ['fewer than the levels', [1], 2, 'Cada nivel necesita su cota, aunque esté vacía'],
    ['more than the levels', [1, 2, 3], 2, 'Cada nivel necesita su cota, aunque esté vacía'],
    ['all empty', [null, null], 2, 'Escriba la cota de al menos un nivel'],
    // Too few, and beyond the top: the number of bounds is the first reason, alone.
    ['fewer and too great', [101], 2, 'Cada nivel necesita su cota, aunque esté vacía'],
    ['none, for no level', [], 0, 'Escriba la cota de al menos un nivel'],
  ])('are refused when they are %s', (_caso, cotas, niveles, mensaje) => {
    expect(reparos('Duplicaciones', cotas, niveles)).toEqual([{ campo: ['cotas'], mensaje }]);
  });

  it.each([
    ['Diseño', 'porcentaje'],
    ['Duplicaciones', 'porcentaje'],
    ['Cobertura', 'porcentaje'],
    ['Mala práctica', 'incidencias'],
    ['Complejidad cognitiva', 'porcentaje'],
    ['Densidad de comentarios', 'porcentaje'],
    [lineasPorArchivo, 'lineas'],
  ] as const)('of %s are in %s', (nombre, unidad) => {
    expect(unidadDeMedida(nombre)).toBe(unidad);
  });
});

describe('the figures of any analysis', () => {
  const cuenta = fc.nat({ max: 5000 });
  const medidas = fc.record({
    ncloc: fc.integer({ min: 1, max: 3000 }),
    files: cuenta,
    complexity: cuenta,
    duplicated_lines: cuenta,
    lines_to_cover: cuenta,
    code_smells: cuenta,
    cognitive_complexity: cuenta,
    comment_lines_density: fc.double({ min: 0, max: 100, noNaN: true }),
  });

  it('are the percents of the model, rounded, and above 0 where those are', () => {
    fc.assert(
      fc.property(medidas, (suyas) => {
        const cifras = cifrasDe(suyas);
        const escritas = Object.entries(suyas).map(([metric, value]) => ({ metric, value: String(value) }));
        for (const { nombre, porcentaje } of calcularEstatico(leerMedidas(escritas)).metricas) {
          const exacto = porcentaje ?? Number.NaN;
          expect(cifras[nombre]).toBe(exacto > 0 && exacto < 0.01 ? 0.01 : redondear(exacto));
          expect((cifras[nombre] ?? 0) > 0).toBe(exacto > 0);
        }
      }),
    );
  });

  // ncloc 1000 of the worked case: 1000 / files.
  it.each([
    [1, 1000],
    [3, 333.33],
    [8, 125],
    [1000, 1],
    [300_000, 0.01],
    [0, undefined],
  ])('have with %d files %j lines a file', (files, lineas) => {
    expect(cifrasDe({ ...casoDeComprobacion, files })[lineasPorArchivo]).toBe(lineas);
  });

  it('leave out a measure that is not a number or below 0', () => {
    const cifras = cifrasDe({ ...casoDeComprobacion, complexity: Number.NaN, lines_to_cover: -1 });
    expect(Object.keys(cifras)).not.toContain('Diseño');
    expect(Object.keys(cifras)).not.toContain('Cobertura');
    expect(cifras['Mala práctica']).toBe(2);
  });
});

describe('the measurement of a tied question', () => {
  const medida = { nombre: 'Diseño', sentido: 'menor', cotas: [5, 1] } as const;
  const analisis = { analisis: 'a1', fecha: '2026-11-20T15:04:00.000Z', commit: null };

  it.each([
    [0, 1],
    [1, 1],
    [1.01, 0],
    [5, 0],
    [5.01, null],
  ])('keeps the figure %d with the level %j, and the missing commit', (figura, nivel) => {
    const medido = { ...analisis, cifras: { ['Diseño']: figura } };
    expect(medir({ medida, nivelesCumplimiento: [{ valor: 0 }, { valor: 1 }] }, medido)).toEqual({
      ...analisis,
      nombre: 'Diseño',
      cifra: figura,
      nivel,
    });
  });
});
