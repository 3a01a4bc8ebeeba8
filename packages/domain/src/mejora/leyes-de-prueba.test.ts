import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PruebaComparable } from '../comparacion/index.ts';
import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { clavePregunta } from '../respuesta/index.ts';
import {
  esfuerzos,
  porGananciaYEsfuerzo,
  promedioGeneral,
  promedioTras,
  propuestasDePrueba,
  pruebaDeMejora,
  siguienteNivel,
} from './propuestas-de-prueba.ts';

/** Up to eight questions in up to three lists; levels with any values, some of them equal or all 0. */
const prueba = fc
  .array(fc.tuple(fc.nat(2), fc.array(fc.nat(4), { maxLength: 4 }), fc.option(fc.nat(3), { nil: null })), {
    maxLength: 8,
  })
  .map((dadas): PruebaComparable => {
    const preguntas = dadas.map(([lista, valores], i) => pregunta(`l${lista}`, `p${i}`, valores));
    const respuestas = dadas.map(([lista, valores, nivel], i) => {
      const valor = nivel === null ? null : (valores[nivel] ?? null);
      return respuesta(`l${lista}`, `p${i}`, valor, valor === null ? null : nivel);
    });
    return { plan: planDe(preguntas), respuestas };
  });

const niveles = (...valores: readonly number[]) => pregunta('l', 'p', valores);

describe('the next level', () => {
  it.each([
    [[0, 0.5, 1], 0, 0.5],
    [[0, 0.5, 1], 0.5, 1],
    [[0, 0.5, 1], 1, null],
    [[1, 0.5, 0], 0, 0.5],
    [[0, 3, 2, 1], 0, 1],
    [[0, 0, 1], 0, 1],
    [[1, 1], 1, null],
    [[0, 0], 0, null],
    [[0], 0, null],
    [[], null, null],
    [[0, 1], null, null],
    [[0, 1, 1.01], 1, 1.01],
  ])('among %j above %j is %j', (valores, valor, siguiente) => {
    expect(siguienteNivel(niveles(...valores), { valor })?.valor ?? null).toBe(siguiente);
  });

  it('is the first one of its value', () => {
    const { descripcion } = siguienteNivel(niveles(0, 2, 1, 1), { valor: 0 }) ?? {};
    expect(descripcion).toBe('p nivel 2');
  });

  it('does not exist for a question without an answer', () => {
    expect(siguienteNivel(niveles(0, 1), undefined)).toBeNull();
  });
});

describe('the mean after some proposals of any test', () => {
  it('is that of today without any, and for questions that the test does not ask', () => {
    fc.assert(
      fc.property(prueba, (una) => {
        expect(promedioTras(una, [])).toBe(promedioGeneral(una));
        expect(promedioTras(una, [{ pautaId: 'otra', listaVerificacion: 'l0' }])).toBe(promedioGeneral(una));
      }),
    );
  });

  it('is the mean of today and the sum of their points', () => {
    // The mean is linear in the fractions, and a higher level changes neither the rows nor the questions that count.
    const elegidas = prueba.chain((una) =>
      fc.record({ una: fc.constant(una), propuestas: fc.subarray([...propuestasDePrueba(una)]) }),
    );
    fc.assert(
      fc.property(elegidas, ({ una, propuestas }) => {
        const suma = propuestas.reduce((puntos, propuesta) => puntos + propuesta.puntos, 0);
        const esperado = (promedioGeneral(una) ?? 0) + suma;
        expect(promedioTras(una, propuestas) ?? 0).toBeCloseTo(esperado, 9);
        expect(promedioTras(una, propuestas.toReversed())).toBe(promedioTras(una, propuestas));
        expect(promedioTras(una, [...propuestas, ...propuestas])).toBe(promedioTras(una, propuestas));
      }),
    );
  });

  it('lies within 0 and 100, and is absent exactly where that of today is', () => {
    fc.assert(
      fc.property(prueba, (una) => {
        const tras = promedioTras(una, una.plan.preguntas);
        expect(tras === null).toBe(promedioGeneral(una) === null);
        expect(tras ?? 0).toBeGreaterThanOrEqual(promedioGeneral(una) ?? 0);
        expect(tras ?? 0).toBeLessThanOrEqual(100 + 1e-9);
      }),
    );
  });
});

describe('the proposals of any test', () => {
  it('are the answered questions below their best level that count', () => {
    fc.assert(
      fc.property(prueba, (una) => {
        const valores = new Map(una.respuestas.map((dada) => [clavePregunta(dada), dada.valor]));
        const mejorables = una.plan.preguntas.filter((suya) => {
          const valor = valores.get(clavePregunta(suya)) ?? null;
          return valor !== null && suya.nivelesCumplimiento.some((nivel) => nivel.valor > valor);
        });
        const propuestas = propuestasDePrueba(una);
        expect(propuestas.map(clavePregunta).toSorted()).toEqual(mejorables.map(clavePregunta).toSorted());
        expect(propuestas.every(({ puntos }) => puntos > 0)).toBe(true);
      }),
    );
  });

  it('have the most points for the work expected first', () => {
    fc.assert(
      fc.property(prueba, fc.array(fc.constantFrom(...esfuerzos), { minLength: 8 }), (una, suyos) => {
        const propuestas = propuestasDePrueba(
          una,
          ({ pautaId }) => suyos[Number(pautaId.slice(1))] ?? 'alto',
        );
        const razones = propuestas.map(
          ({ puntos, esfuerzo }) => puntos / { bajo: 1, medio: 2, alto: 3 }[esfuerzo],
        );
        razones.slice(1).forEach((razon, i) => {
          expect(razon).toBeLessThanOrEqual((razones[i] ?? 0) + 1e-9);
        });
      }),
    );
  });

  it('keep the order of the questions where their points for the work are equal', () => {
    // In thirds the sums of the mean differ in their last digits, although the gain of every question is the same.
    const deTercios = fc
      .array(fc.nat(3), { minLength: 10, maxLength: 10 })
      .map((niveles): PruebaComparable => ({
        plan: planDe(niveles.map((_, i) => pregunta('l', `p${i}`, [0, 1, 2, 3]))),
        respuestas: niveles.map((nivel, i) => respuesta('l', `p${i}`, nivel, nivel)),
      }));
    fc.assert(
      fc.property(deTercios, (una) => {
        const lugares = new Map(una.plan.preguntas.map((suya, i) => [clavePregunta(suya), i]));
        const propuestas = propuestasDePrueba(una);
        propuestas.slice(1).forEach((propuesta, i) => {
          const anterior = propuestas[i];
          if (!anterior || anterior.puntos - propuesta.puntos > 1e-9) return;
          const [uno, otro] = [anterior, propuesta].map((suya) => lugares.get(clavePregunta(suya)) ?? -1);
          expect(uno).toBeLessThan(otro ?? -1);
        });
      }),
    );
  });

  it('are ten at most', () => {
    // A question of list l1 gives more than one of l2, which has seven questions.
    const preguntas = Array.from({ length: 13 }, (_, i) => pregunta(i < 7 ? 'l2' : 'l1', `p${i}`));
    const respuestas = preguntas.map(({ listaVerificacion, pautaId }) =>
      respuesta(listaVerificacion, pautaId, 0, 0),
    );
    const propuestas = propuestasDePrueba({ plan: planDe(preguntas), respuestas });
    const numeros = [7, 8, 9, 10, 11, 12, 0, 1, 2, 3];
    expect(propuestas.map(({ pautaId }) => pautaId)).toEqual(numeros.map((numero) => `p${numero}`));
  });
});

describe('the order of two proposals', () => {
  // Points for the work expected: low counts once, medium twice, high three times.
  it.each([
    [{ puntos: 2, esfuerzo: 'medio' }, { puntos: 1, esfuerzo: 'medio' }, 'first'],
    [{ puntos: 1, esfuerzo: 'bajo' }, { puntos: 1.9, esfuerzo: 'medio' }, 'first'],
    [{ puntos: 1, esfuerzo: 'bajo' }, { puntos: 2, esfuerzo: 'medio' }, 'equal'],
    [{ puntos: 1, esfuerzo: 'bajo' }, { puntos: 3, esfuerzo: 'alto' }, 'equal'],
    [{ puntos: 3, esfuerzo: 'alto' }, { puntos: 2.1, esfuerzo: 'medio' }, 'second'],
    [{ puntos: 0.3, esfuerzo: 'medio' }, { puntos: 0.1 + 0.2, esfuerzo: 'medio' }, 'equal'],
  ] as const)('%j beside %j: %s', (una, otra, orden) => {
    const signo = { first: -1, equal: 0, second: 1 }[orden];
    expect(Math.sign(porGananciaYEsfuerzo(una, otra))).toBe(signo);
    expect(Math.sign(porGananciaYEsfuerzo(otra, una))).toBe(0 - signo);
  });
});

describe('the test that proposals are made of', () => {
  const de = (tipo: 'allSubcaracteristicas' | 'allMetricas' | 'singleMetrica', creado: string) => ({
    tipo,
    creado,
  });

  it('does not depend on the order of the tests', () => {
    const dia = fc.integer({ min: 10, max: 28 });
    const tipo = fc.constantFrom('allSubcaracteristicas', 'allMetricas', 'singleMetrica');
    const pruebas = fc
      .uniqueArray(fc.tuple(tipo, dia), { selector: ([, uno]) => uno, minLength: 1 })
      .map((dadas) => dadas.map(([suyo, uno]) => de(suyo, `2026-01-${uno}`)));
    const revueltas = pruebas.chain((unas) =>
      fc.tuple(fc.constant(unas), fc.shuffledSubarray(unas, { minLength: unas.length })),
    );
    fc.assert(
      fc.property(revueltas, ([unas, otras]) => {
        expect(pruebaDeMejora(otras)).toBe(pruebaDeMejora(unas));
      }),
    );
  });

  it('is the first given of two tests of one kind and one instant', () => {
    const [una, otra] = [de('allMetricas', '2026-01-10'), de('allMetricas', '2026-01-10')];
    expect(pruebaDeMejora([una, otra])).toBe(una);
    expect(pruebaDeMejora([otra, una])).toBe(otra);
  });
});
