import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calcularEstatico, gradoExacto, type MedidasProyecto } from '../calculo-estatico/index.ts';
import { casoDeComprobacion, casoSin } from '../calculo-estatico/medidas.fixture.ts';
import { redondear } from '../criterio/index.ts';
import {
  excesoCognitivo,
  gananciaEstatica,
  medidasTras,
  type IncidenciaUbicada,
} from './ganancia-estatica.ts';

const hallazgo = (regla = 'js:S1', mensaje = 'm'): IncidenciaUbicada => ({
  regla,
  mensaje,
  ruta: 'a.js',
  linea: 1,
  huella: 'h',
  minutos: 5,
});
const mensajeDe = (valor: number | string) =>
  `Simplifique esta función: su complejidad cognitiva es ${valor} y el máximo es 15.`;
const mensajeConMedida = (valor: number, medida: number | string) =>
  `Simplifique esta función: según la regla, función por función, su complejidad cognitiva es ${valor} y el máximo es 15; la medida del archivo cuenta ${medida} en ella.`;
const cognitiva = (valor: number) => hallazgo('js:S3776', mensajeDe(valor));
const veces = (cuantos: number) => Array.from({ length: cuantos }, () => hallazgo());

describe('the measures after a change of the worked case', () => {
  // The case has 20 smells, a cognitive complexity of 90, and 40 duplicated lines.
  it.each<[string, readonly IncidenciaUbicada[], number, MedidasProyecto]>([
    ['nothing', [], 0, {}],
    ['one finding', veces(1), 0, { code_smells: 19 }],
    ['as many findings as there are smells', veces(20), 0, { code_smells: 0 }],
    ['more findings than there are smells', veces(21), 0, { code_smells: 0 }],
    ['a function of complexity 35', [cognitiva(35)], 0, { code_smells: 19, cognitive_complexity: 70 }],
    ['a function at the limit of 15', [cognitiva(15)], 0, { code_smells: 19 }],
    ['a function just above the limit', [cognitiva(16)], 0, { code_smells: 19, cognitive_complexity: 89 }],
    [
      'two functions of 20 and 25',
      [cognitiva(20), cognitiva(25)],
      0,
      { code_smells: 18, cognitive_complexity: 75 },
    ],
    [
      'a function above the whole complexity',
      [cognitiva(200)],
      0,
      { code_smells: 19, cognitive_complexity: 0 },
    ],
    [
      'the function of 16 conditions of two terms: 32 by the rule, 16 by the measure',
      [hallazgo('javascript:S3776', mensajeConMedida(32, 16))],
      0,
      { code_smells: 19, cognitive_complexity: 89 },
    ],
    ['some duplicated lines', [], 15, { duplicated_lines: 25 }],
    ['all duplicated lines', [], 40, { duplicated_lines: 0 }],
    ['more duplicated lines than there are', [], 41, { duplicated_lines: 0 }],
    ['findings and lines', veces(2), 1, { code_smells: 18, duplicated_lines: 39 }],
  ])('without %s', (_que, hallazgos, lineasDuplicadas, cambiadas) => {
    expect(medidasTras(casoDeComprobacion, { hallazgos, lineasDuplicadas })).toEqual({
      ...casoDeComprobacion,
      ...cambiadas,
    });
  });

  it.each(['code_smells', 'cognitive_complexity', 'duplicated_lines'] as const)(
    'still lack %s where it was not measured',
    (clave) => {
      const tras = medidasTras(casoSin(clave), { hallazgos: [cognitiva(35)], lineasDuplicadas: 9 });
      expect(tras).not.toHaveProperty(clave);
      expect(Object.keys(tras)).toHaveLength(6);
    },
  );

  it('leave the given measures as they were', () => {
    const medidas = { ...casoDeComprobacion };
    medidasTras(medidas, { hallazgos: veces(3), lineasDuplicadas: 3 });
    expect(medidas).toEqual(casoDeComprobacion);
  });
});

describe('the excess of cognitive complexity', () => {
  it.each([
    [0, 0],
    [14, 0],
    [15, 0],
    [16, 1],
    [115, 100],
    [9_999_999, 9_999_984],
    // More than seven digits are not a complexity.
    [12_345_678, 0],
    ['muchas', 0],
    ['-20', 0],
  ])('of a message with %s is %d', (valor, exceso) => {
    expect(excesoCognitivo({ regla: 'js:S3776', mensaje: mensajeDe(valor) })).toBe(exceso);
  });

  it.each([
    // 16 conditions `a || b`: the measure leaves out `||`.
    [32, 16, 1],
    [32, 15, 0],
    [32, 0, 0],
    [40, 30, 15],
    // Functions deep inside others: the measure adds levels. The repair promises no more than the rule asks for.
    [20, 33, 5],
    [16, 9_999_999, 1],
    // No figure: as a text without one.
    [32, 'mucho', 17],
    [32, '12345678', 17],
  ])('of a message with %d and a measure of %s is %d', (valor, medida, exceso) => {
    const mensaje = mensajeConMedida(valor, medida);
    expect(excesoCognitivo({ regla: 'javascript:S3776', mensaje })).toBe(exceso);
    expect(excesoCognitivo({ regla: 'javascript:S1', mensaje })).toBe(0);
  });

  it.each([
    ['javascript:S3776', 5],
    ['typescript:S3776', 5],
    ['python:S3776', 5],
    ['S3776', 0],
    ['js:S37760', 0],
    ['js:XS3776', 0],
    ['js:S3776 ', 0],
  ])('under the rule %j is %d', (regla, exceso) => {
    expect(excesoCognitivo({ regla, mensaje: mensajeDe(20) })).toBe(exceso);
  });
});

describe('the value in a message of S3776', () => {
  it.each([
    ['Simplifique esta función: su complejidad cognitiva es 23 y el máximo es 15.', 8],
    [
      'Simplifique esta función: según la regla, función por función, su complejidad cognitiva es 23 y el máximo es 15.',
      8,
    ],
    ['Refactor this function to reduce its Cognitive Complexity from 40 to the 15 allowed.', 25],
    ['Otro texto', 0],
  ])('%s', (mensaje, exceso) => {
    expect(excesoCognitivo({ regla: 'python:S3776', mensaje })).toBe(exceso);
    expect(excesoCognitivo({ regla: 'python:S377', mensaje })).toBe(0);
  });
});

describe('the degree before it is rounded', () => {
  it('is that of the worked case', () => {
    // (67/3 + 26/4 + 132/7 + 28/4 + 76/4) / 5 = 14.738095: 85.261905.
    expect(gradoExacto(calcularEstatico(casoDeComprobacion))).toBeCloseTo(85.261905, 6);
  });

  it('is absent where one sub-characteristic is', () => {
    expect(gradoExacto(calcularEstatico(casoSin('comment_lines_density')))).toBeNull();
    expect(gradoExacto(calcularEstatico({}))).toBeNull();
  });
});

const cifra = fc.nat({ max: 3000 });
const medidas = fc.record({
  ncloc: fc.integer({ min: 1, max: 2000 }),
  complexity: cifra,
  duplicated_lines: cifra,
  lines_to_cover: cifra,
  code_smells: cifra,
  cognitive_complexity: cifra,
  comment_lines_density: fc.nat({ max: 100 }),
});
const hallazgos = fc.array(
  fc.oneof(
    fc.constant(hallazgo()),
    fc.nat({ max: 300 }).map((valor) => cognitiva(valor)),
  ),
  { maxLength: 30 },
);

describe('the gain with any measures', () => {
  it('is that of the degree shown, up to its rounding', () => {
    fc.assert(
      fc.property(medidas, hallazgos, cifra, (suyas, resueltos, lineasDuplicadas) => {
        const resuelto = { hallazgos: resueltos, lineasDuplicadas };
        const antes = calcularEstatico(suyas);
        const despues = calcularEstatico(medidasTras(suyas, resuelto));
        expect(redondear(gradoExacto(antes) ?? -1)).toBe(antes.grado);
        const subida = (despues.grado ?? 0) - (antes.grado ?? 0);
        expect(Math.abs((gananciaEstatica(suyas, resuelto)?.puntos ?? -1) - subida)).toBeLessThan(
          0.01 + 1e-9,
        );
      }),
    );
  });

  it('is 0, and not clamped, where nothing is resolved', () => {
    fc.assert(
      fc.property(medidas, (suyas) => {
        expect(gananciaEstatica(suyas, { hallazgos: [], lineasDuplicadas: 0 })).toEqual({
          puntos: 0,
          acotada: false,
        });
      }),
    );
  });

  it('never falls when more is resolved', () => {
    fc.assert(
      fc.property(medidas, hallazgos, hallazgos, cifra, cifra, (suyas, unos, otros, lineas, mas) => {
        const menos = gananciaEstatica(suyas, { hallazgos: unos, lineasDuplicadas: lineas });
        const resuelto = { hallazgos: [...unos, ...otros], lineasDuplicadas: lineas + mas };
        expect(gananciaEstatica(suyas, resuelto)?.puntos).toBeGreaterThanOrEqual((menos?.puntos ?? 0) - 1e-9);
      }),
    );
  });

  it('does not depend on the order of the findings', () => {
    const revueltos = hallazgos.chain((unos) =>
      fc.tuple(fc.constant(unos), fc.shuffledSubarray(unos, { minLength: unos.length })),
    );
    fc.assert(
      fc.property(medidas, revueltos, (suyas, [unos, otros]) => {
        const de = (suyos: readonly IncidenciaUbicada[]) =>
          gananciaEstatica(suyas, { hallazgos: suyos, lineasDuplicadas: 0 });
        expect(de(otros)).toEqual(de(unos));
      }),
    );
  });
});

describe('a gain that the model does not see whole', () => {
  // 1000 lines of code: from 1000 on, a measure is clamped at 100 %.
  it.each<[string, MedidasProyecto, readonly IncidenciaUbicada[], number, boolean]>([
    ['the smells stay above the lines', { code_smells: 1002 }, veces(1), 0, true],
    ['the smells fall to the lines exactly', { code_smells: 1001 }, veces(1), 0, false],
    ['the smells fall below the lines', { code_smells: 1001 }, veces(2), 0, false],
    ['the smells are clamped, and lines alone are resolved', { code_smells: 1500 }, [], 10, false],
    ['the complexity is clamped, which no change resolves', { complexity: 1500 }, veces(1), 0, false],
    ['the duplicated lines stay above', { duplicated_lines: 1200 }, [], 199, true],
    ['the duplicated lines fall to the bound', { duplicated_lines: 1200 }, [], 200, false],
    ['the cognitive complexity stays above', { cognitive_complexity: 1100 }, [cognitiva(35)], 0, true],
  ])('is marked where %s', (_caso, cambiadas, resueltos, lineasDuplicadas, acotada) => {
    const suyas = { ...casoDeComprobacion, ...cambiadas };
    expect(gananciaEstatica(suyas, { hallazgos: resueltos, lineasDuplicadas })?.acotada).toBe(acotada);
  });
});
