import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Medicion } from '../medicion/index.ts';
import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import type { PlanPrueba, RespuestaPregunta } from '../respuesta/index.ts';
import { calcularPrueba, preguntasPorLista, promediosDe } from './calcular-prueba.ts';
import { resumirPrueba } from './resumir-prueba.ts';

interface Prueba {
  readonly plan: PlanPrueba;
  readonly respuestas: readonly RespuestaPregunta[];
}

/** Up to four lists of up to four questions with levels 0 to 3, answered or not, in rows that share lists. */
const prueba = fc
  .tuple(
    fc.array(fc.array(fc.option(fc.nat(3), { nil: null }), { maxLength: 4 }), { minLength: 1, maxLength: 4 }),
    fc.nat(3),
  )
  .map(([listas, salto]): Prueba => {
    const metrica = (i: number) => ({ _id: `m${i}`, nombre: `m${i}`, listaVerificacion: `l${i}` });
    const filas = listas.map((_, i) => ({
      _id: `s${i}`,
      nombre: `s${i}`,
      metricas: [...new Set([i, (i + salto) % listas.length])].map(metrica),
    }));
    const preguntas = listas.flatMap((suyas, i) =>
      suyas.map((_, j) => pregunta(`l${i}`, `p${i}-${j}`, [0, 1, 2, 3])),
    );
    const respuestas = listas.flatMap((suyas, i) =>
      suyas.map((nivel, j) => respuesta(`l${i}`, `p${i}-${j}`, nivel, nivel)),
    );
    return { plan: { ...planDe(preguntas), filas }, respuestas };
  });

const promedios = ({ plan, respuestas }: Prueba) =>
  calcularPrueba(plan, respuestas).map(({ promedio }) => promedio);

/** The plan with these values for all levels, and the answers with the values of their levels. */
const conValores = ({ plan, respuestas }: Prueba, valores: readonly number[]): Prueba => ({
  plan: {
    ...plan,
    preguntas: plan.preguntas.map(({ listaVerificacion, pautaId }) =>
      pregunta(listaVerificacion, pautaId, valores),
    ),
  },
  respuestas: respuestas.map((una) => ({
    ...una,
    valor: una.nivel === null ? null : (valores[una.nivel] ?? null),
  })),
});

describe('the means of any test (requisito: means)', () => {
  it('lie between the lowest and the highest fraction of their own questions', () => {
    fc.assert(
      fc.property(prueba, ({ plan, respuestas }) => {
        for (const { promedio, desglose } of calcularPrueba(plan, respuestas)) {
          const fracciones = desglose.flatMap(({ preguntas }) =>
            preguntas.flatMap(({ fraccion }) => (fraccion === null ? [] : [fraccion])),
          );
          expect(promedio === null).toBe(fracciones.length === 0);
          if (promedio === null) continue;
          expect(promedio).toBeGreaterThanOrEqual(Math.min(...fracciones) - 1e-12);
          expect(promedio).toBeLessThanOrEqual(Math.max(...fracciones) + 1e-12);
        }
      }),
    );
  });

  it('do not depend on the order of the answers', () => {
    fc.assert(
      fc.property(prueba, ({ plan, respuestas }) => {
        expect(calcularPrueba(plan, respuestas.toReversed())).toEqual(calcularPrueba(plan, respuestas));
      }),
    );
  });

  it('do not depend on the scale of the levels', () => {
    fc.assert(
      fc.property(prueba, fc.integer({ min: 2, max: 50 }), (una, veces) => {
        const escalada = conValores(una, [0, veces, 2 * veces, 3 * veces]);
        promedios(escalada).forEach((promedio, i) => {
          const esperado = promedios(una)[i] ?? null;
          expect(promedio === null).toBe(esperado === null);
          expect(promedio ?? 0).toBeCloseTo(esperado ?? 0, 12);
        });
      }),
    );
  });

  it('are all 1 where every answer is the best level, and absent where no level is above 0', () => {
    fc.assert(
      fc.property(prueba, (una) => {
        const iguales = promedios(conValores(una, [2, 2, 2, 2])).filter((promedio) => promedio !== null);
        expect(iguales.every((promedio) => promedio === 1)).toBe(true);
        expect(promedios(conValores(una, [0, 0, 0, 0])).every((promedio) => promedio === null)).toBe(true);
      }),
    );
  });

  it('do not count an answer to a question that the test does not ask', () => {
    fc.assert(
      fc.property(prueba, ({ plan, respuestas }) => {
        const ajenas = [respuesta('l0', 'otra', 3, 3), respuesta('otra', 'p0-0', 3, 3)];
        expect(calcularPrueba(plan, [...respuestas, ...ajenas])).toEqual(calcularPrueba(plan, respuestas));
      }),
    );
  });

  it('are those of its report when they are kept with a test', () => {
    fc.assert(
      fc.property(prueba, ({ plan, respuestas }) => {
        const { general, filas } = promediosDe(plan, respuestas);
        const calculadas = calcularPrueba(plan, respuestas);
        expect(filas).toEqual(calculadas.map(({ nombre, promedio }) => ({ nombre, promedio })));
        const resumen = resumirPrueba(calculadas, []);
        expect(resumirPrueba([{ nombre: 'general', promedio: general }], []).general).toBe(resumen.general);
      }),
    );
  });
});

describe('the questions of a plan by list', () => {
  it('are all of them, each under its own list, in their order', () => {
    fc.assert(
      fc.property(prueba, ({ plan }) => {
        const porLista = preguntasPorLista(plan.preguntas);
        for (const [lista, suyas] of porLista)
          expect(suyas).toEqual(
            plan.preguntas.filter(({ listaVerificacion }) => listaVerificacion === lista),
          );
        expect([...porLista.values()].flat()).toHaveLength(plan.preguntas.length);
      }),
    );
  });
});

describe('what an analysis measured for an answer', () => {
  const medicion: Medicion = {
    nombre: 'Diseño',
    cifra: 12.5,
    nivel: 1,
    analisis: 'a1',
    fecha: '2026-11-20T15:04:00.000Z',
    commit: 'c1',
  };
  const comentario = (cambios: Partial<RespuestaPregunta>) => {
    const respuestas = [{ ...respuesta('l', 'p', 0, 0), ...cambios }];
    return calcularPrueba(planDe([pregunta('l', 'p')]), respuestas)[0]?.comentarios[0];
  };

  // Figure, level, date and commit stay as they were (requisito: frozen-figures).
  it.each([
    ['the description of its level', 1, 'p nivel 1'],
    ['the first level too', 0, 'p nivel 0'],
    ['no level where it met no bound', null, null],
    ['no level where the question has fewer levels', 7, null],
  ])('stands in the report with %s', (_con, nivel, descripcion) => {
    expect(comentario({ medicion: { ...medicion, nivel } })?.medicion).toEqual({
      ...medicion,
      nivel: descripcion,
    });
  });

  it('is absent where the screen showed none, as evidence is where none was given', () => {
    expect(comentario({})).toEqual({
      clave: 'l:p',
      pregunta: '¿p?',
      respuesta: 'p nivel 0',
      comentario: '',
    });
    expect(comentario({ evidencias: [] })).not.toHaveProperty('evidencias');
  });

  it('stands beside the answer, whose level may be another one', () => {
    const evidencias = [{ tipo: 'enlace', url: 'https://ejemplo.es' }] as const;
    expect(comentario({ valor: 1, nivel: 2, comentario: 'c', evidencias, medicion })).toEqual({
      clave: 'l:p',
      pregunta: '¿p?',
      respuesta: 'p nivel 2',
      comentario: 'c',
      evidencias,
      medicion: { ...medicion, nivel: 'p nivel 1' },
    });
  });
});
