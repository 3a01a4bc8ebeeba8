import { describe, expect, it } from 'vitest';

import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { acuerdoEntre, eleccionesDe, kappaDe, preguntasQueDividen, sinPreguntas } from './index.ts';

/** A test whose question i has the level of that index; null for one without answer. */
const prueba = (niveles: readonly (number | null)[], valores = [0, 1, 2]) => ({
  plan: planDe(niveles.map((_, i) => pregunta('l', `p${i}`, valores))),
  respuestas: niveles.flatMap((nivel, i) =>
    nivel === null ? [] : [respuesta('l', `p${i}`, valores[nivel] ?? null, nivel)],
  ),
});
const entre = (unos: readonly (number | null)[], otros: readonly (number | null)[]) =>
  acuerdoEntre(eleccionesDe(prueba(unos)), eleccionesDe(prueba(otros)));

describe('the agreement of two tests', () => {
  // Fractions of the levels: 0, 1/2, 1. All three tables are worked out by the formula of the declaration, on paper.
  it('of the first table is 0.67', () => {
    // a = 0 0 ½ 1 1, b = 0 ½ ½ 1 ½. Σ(a−b)² = 0 + ¼ + 0 + 0 + ¼ = ½.
    // Σa² = 2,25; Σb² = 1,75; Σa·Σb = 2,5 × 2,5 = 6,25. Divisor = 4 − 2 × 6,25 ÷ 5 = 1,5. κ = 1 − 0,5 ÷ 1,5 = 0,666…
    expect(entre([0, 0, 1, 2, 2], [0, 1, 1, 2, 1])).toEqual({
      comunes: 5,
      iguales: 3,
      porcentaje: 60,
      kappa: 0.67,
      pocas: true,
    });
  });

  it('of the second table, whose people answer in opposite ways, is −1', () => {
    // a = 0 1 0 1, b = 1 0 1 0. Σ(a−b)² = 4. Divisor = 2 + 2 − 2 × 4 ÷ 4 = 2. κ = 1 − 4 ÷ 2 = −1.
    expect(entre([0, 2, 0, 2], [2, 0, 2, 0])).toMatchObject({ iguales: 0, porcentaje: 0, kappa: -1 });
  });

  it('of the third table, whose second person always answers alike, is 0', () => {
    // a = 0 ½ 1 ½, b = ½ ½ ½ ½. Σ(a−b)² = ½. Divisor = 1,5 + 1 − 2 × 2 × 2 ÷ 4 = 0,5. κ = 0.
    expect(entre([0, 1, 2, 1], [1, 1, 1, 1])).toMatchObject({ iguales: 2, porcentaje: 50, kappa: 0 });
  });

  it.each([
    ['one common question', [0], [0]],
    ['no common question', [null, 0], [0, null]],
    ['the same fraction everywhere', [1, 1, 1], [1, 1, 1]],
  ] as const)('has no coefficient with %s', (_caso, unos, otros) => {
    expect(entre(unos, otros).kappa).toBeNull();
  });

  it('has a coefficient where each answers alike but not both', () => {
    // Σ(a−b)² = 2; divisor = 0 + 2 − 0 = 2: agreement of chance.
    expect(entre([0, 0], [2, 2]).kappa).toBe(0);
  });

  it('has no share without common questions', () => {
    expect(entre([null], [0])).toEqual({
      comunes: 0,
      iguales: 0,
      porcentaje: null,
      kappa: null,
      pocas: true,
    });
  });

  it('of few questions is named so below 20', () => {
    const niveles = (n: number) => Array.from({ length: n }, (_, i) => i % 3);
    expect(entre(niveles(19), niveles(19)).pocas).toBe(true);
    expect(entre(niveles(20), niveles(20))).toMatchObject({ pocas: false, kappa: 1 });
  });

  it('leaves out questions with other words, other levels, or levels of value 0 alone', () => {
    const una = prueba([0, 1, 2]);
    const cambiada = {
      ...una,
      plan: {
        ...una.plan,
        preguntas: una.plan.preguntas.map((p, i) => (i === 0 ? { ...p, pregunta: 'Otra' } : p)),
      },
    };
    expect(acuerdoEntre(eleccionesDe(una), eleccionesDe(cambiada)).comunes).toBe(2);
    const otrosNiveles = prueba([0, 1, 2], [0, 1, 3]);
    expect(acuerdoEntre(eleccionesDe(una), eleccionesDe(otrosNiveles)).comunes).toBe(0);
    expect(eleccionesDe(prueba([0, 1], [0, 0])).size).toBe(0);
  });

  it('rounds half up', () => {
    // a = 0 0 ¾, b = 0 ¼ 1. Σ(a−b)² = 1/8. Divisor = 9/16 + 17/16 − 2 × ¾ × 5/4 ÷ 3 = 1. κ = 0,875.
    expect(
      kappaDe([
        [0, 0],
        [0, 0.25],
        [0.75, 1],
      ]),
    ).toBe(0.88);
    expect(kappaDe([])).toBeNull();
  });
});

it('the words of questions are kept once for all tests that are read together', () => {
  const vistas = sinPreguntas();
  const [unas, otras] = [eleccionesDe(prueba([0, 1]), vistas), eleccionesDe(prueba([2, null]), vistas)];
  const { caracteres } = vistas;
  expect(vistas.porIdentidad.size).toBe(2);
  expect([...otras.values()][0]?.pregunta).toBe([...unas.values()][0]?.pregunta);
  eleccionesDe(prueba([0, 1, 1]), vistas);
  expect(vistas.caracteres).toBe(caracteres * 1.5);
});

describe('the questions that divide a class', () => {
  const clase = [
    [0, 0, 1, null],
    [0, 2, 2, null],
    [0, 2, 1, 2],
  ].map((niveles) => eleccionesDe(prueba(niveles)));

  it('come the most divided first, without those that all answered alike or one alone', () => {
    const divididas = preguntasQueDividen([clase]);
    expect(divididas.map(({ pregunta: una, ...resto }) => [una.pautaId, resto])).toEqual([
      // Pairs of fractions 0 1 1: (1 + 1 + 0) ÷ 3.
      ['p1', { porNivel: [1, 0, 2], respuestas: 3, distintas: 66.67, distancia: 2 / 3 }],
      // ½ 1 ½: (¼ + ¼ + 0) ÷ 3.
      ['p2', { porNivel: [0, 2, 1], respuestas: 3, distintas: 66.67, distancia: 0.5 / 3 }],
    ]);
  });

  it('count pairs of one repository alone', () => {
    const [una, otra, tercera] = clase;
    if (!una || !otra || !tercera) throw new Error('three tests');
    // The first question of the second group is answered alike; the third group has one answer.
    expect(preguntasQueDividen([[una, otra], [otra, tercera], [tercera]])).toMatchObject([
      // 0 1 and 1 1: one of two pairs, at the distance 1.
      { pregunta: { pautaId: 'p1' }, porNivel: [1, 0, 3], respuestas: 4, distintas: 50, distancia: 0.5 },
      // ½ 1 and 1 ½: both pairs, at ¼ each.
      { pregunta: { pautaId: 'p2' }, porNivel: [0, 2, 2], respuestas: 4, distintas: 100, distancia: 0.25 },
    ]);
    expect(preguntasQueDividen([[una], [otra], [tercera]])).toEqual([]);
  });

  it('are as many as asked', () => {
    expect(preguntasQueDividen([clase], 1)).toHaveLength(1);
    expect(preguntasQueDividen([])).toEqual([]);
  });
});
