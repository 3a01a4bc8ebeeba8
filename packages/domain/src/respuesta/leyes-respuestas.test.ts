import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rehacer } from '../borrador/index.ts';
import { DomainError } from '../error/index.ts';
import { mismosAdicionales } from './alcance.ts';
import { planDe, pregunta, respuesta } from './ejemplos.ts';
import { exigirIntento, motivoIntentoInvalido, puedeRepetirse } from './intentos.ts';
import { prellenar } from './prellenar.ts';
import { progreso } from './progreso.ts';
import type { RespuestaPregunta } from './respuesta.ts';
import { esTipoSimple, tiposPrueba } from './tipo-prueba.ts';
import { validarParciales, validarRespuestas } from './validar-respuestas.ts';

/** Up to six questions in two lists, each with its levels and a valid answer; levels may have equal values. */
const prueba = fc
  .array(fc.tuple(fc.nat(1), fc.array(fc.nat(2), { maxLength: 4 }), fc.nat(3), fc.string({ maxLength: 5 })), {
    maxLength: 6,
  })
  .map((dadas) => ({
    plan: planDe(dadas.map(([lista, valores], i) => pregunta(`l${lista}`, `p${i}`, valores))),
    respuestas: dadas.map(([lista, valores, elegido, comentario], i) => {
      const nivel = valores.length === 0 ? null : elegido % valores.length;
      const valor = nivel === null ? null : (valores[nivel] ?? null);
      return respuesta(`l${lista}`, `p${i}`, valor, nivel, comentario);
    }),
  }));

/** The same test with some answers left open. */
const parcial = fc.tuple(prueba, fc.infiniteStream(fc.boolean())).map(([{ plan, respuestas }, abiertas]) => ({
  plan,
  respuestas: respuestas.map((una): RespuestaPregunta =>
    abiertas.next().value ? { ...una, valor: null, nivel: null } : una,
  ),
}));

const fallo = (accion: () => unknown): string => {
  try {
    accion();
    return 'aceptado';
  } catch (error) {
    return error instanceof DomainError ? `${error.kind}: ${error.message}` : 'otro fallo';
  }
};

describe('validating the answers of any test', () => {
  it('leaves valid answers as they are, in the order of the questions', () => {
    fc.assert(
      fc.property(prueba, ({ plan, respuestas }) => {
        const enviadas = { nombre: 'P', respuestas: respuestas.toReversed() };
        expect(validarRespuestas(plan, enviadas)).toEqual(respuestas);
      }),
    );
  });

  it('returns what a second validation leaves unchanged, also without the levels', () => {
    fc.assert(
      fc.property(prueba, ({ plan, respuestas }) => {
        const sinNivel = respuestas.map((una) => ({ ...una, nivel: null }));
        const una = validarRespuestas(plan, { nombre: 'P', respuestas: sinNivel });
        expect(validarRespuestas(plan, { nombre: 'P', respuestas: una })).toEqual(una);
        expect(una.map(({ valor }) => valor)).toEqual(respuestas.map(({ valor }) => valor));
      }),
    );
  });

  it('accepts a draft exactly as far as it is answered', () => {
    fc.assert(
      fc.property(parcial, ({ plan, respuestas }) => {
        expect(validarParciales(plan, respuestas)).toEqual(respuestas);
        const { respondidas, preguntas } = progreso(plan, respuestas);
        const guardar = fallo(() => validarRespuestas(plan, { nombre: 'P', respuestas }));
        expect(guardar).toBe(
          respondidas === preguntas ? 'aceptado' : 'invalid: Existen pautas sin responder',
        );
      }),
    );
  });

  it.each(['', ' ', '\t\n', '\u00A0'])('refuses the title %j before an open question', (nombre) => {
    const plan = planDe([pregunta('l', 'a')]);
    expect(fallo(() => validarRespuestas(plan, { nombre, respuestas: [] }))).toBe(
      'invalid: El título de la prueba está vacío',
    );
  });
});

describe('a draft', () => {
  it('is the same after it was stored as text', () => {
    fc.assert(
      fc.property(parcial, ({ plan, respuestas }) => {
        const leida: unknown = JSON.parse(JSON.stringify(respuestas));
        expect(validarParciales(plan, leida as typeof respuestas)).toEqual(respuestas);
      }),
    );
  });

  it('keeps every answer and version when rebuilt on its own question set', () => {
    fc.assert(
      fc.property(parcial, ({ plan, respuestas }) => {
        const borrador = respuestas.map((una, i) => ({ ...una, version: i + 1 }));
        expect(rehacer(plan, { plan, respuestas: borrador }, [])).toEqual(borrador);
      }),
    );
  });

  it('holds the earlier attempt, at version 0, when rebuilt without answers of its own', () => {
    fc.assert(
      fc.property(parcial, ({ plan, respuestas }) => {
        const nuevo = rehacer(plan, { plan: planDe([]), respuestas: [] }, respuestas);
        expect(nuevo).toEqual(respuestas.map((una) => ({ ...una, version: 0 })));
      }),
    );
  });
});

describe('prefilling from the same question set', () => {
  it('repeats every answer and names no change', () => {
    fc.assert(
      fc.property(parcial, ({ plan, respuestas }) => {
        expect(prellenar(plan, { plan, respuestas })).toEqual({ respuestas, cambios: [] });
      }),
    );
  });

  it('keeps the chosen one of two levels with the same words and value', () => {
    const nivel = { descripcion: 'Sí', valor: 1 };
    const doble = { ...pregunta('l', 'a'), nivelesCumplimiento: [nivel, nivel] };
    const plan = planDe([doble]);
    for (const elegido of [0, 1]) {
      const respuestas = [respuesta('l', 'a', 1, elegido)];
      expect(prellenar(plan, { plan, respuestas }).respuestas).toEqual(respuestas);
    }
  });

  it('answers each question of today once, whatever the earlier test asked', () => {
    fc.assert(
      fc.property(parcial, parcial, ({ plan }, previa) => {
        const { respuestas, cambios } = prellenar(plan, previa);
        expect(respuestas.map(({ pautaId }) => pautaId)).toEqual(
          plan.preguntas.map(({ pautaId }) => pautaId),
        );
        expect(validarParciales(plan, respuestas)).toEqual(respuestas);
        const retiradas = cambios.filter(({ motivo }) => motivo === 'pregunta-retirada').length;
        const comunes = previa.plan.preguntas.filter((una) =>
          plan.preguntas.some(
            (otra) => otra.pautaId === una.pautaId && otra.listaVerificacion === una.listaVerificacion,
          ),
        );
        expect(retiradas).toBe(previa.plan.preguntas.length - comunes.length);
      }),
    );
  });
});

describe('the attempts at any kind of test', () => {
  const hechos = [[], [1], [2], [1, 2], [2, 1]];
  const intentos = [null, 0, 1, 2, 3, 1.5, Infinity];

  it('are refused with an error exactly when a reason is given', () => {
    for (const tipo of tiposPrueba)
      for (const suyos of hechos)
        for (const intento of intentos) {
          const motivo = motivoIntentoInvalido(tipo, intento, suyos);
          const rechazo = fallo(() => {
            exigirIntento(tipo, intento, suyos);
          });
          expect(rechazo.replace(/^\w+: /u, '')).toBe(motivo ?? 'aceptado');
        }
  });

  it('are two at most, one after the other, for a single item (requisito: two-attempts)', () => {
    const validos = (suyos: readonly number[]) =>
      intentos.filter((uno) => motivoIntentoInvalido('singleMetrica', uno, suyos) === null);
    expect(hechos.map(validos)).toEqual([[1], [2], [], [], []]);
  });

  it('are offered again exactly where a second one is valid', () => {
    for (const tipo of tiposPrueba)
      for (const suyos of hechos)
        expect(puedeRepetirse(tipo, suyos)).toBe(
          esTipoSimple(tipo) && motivoIntentoInvalido(tipo, 2, suyos) === null,
        );
  });
});

describe('further items of two scopes', () => {
  it.each([
    [[], [], true],
    [['a'], ['a'], true],
    [['a', 'b'], ['b', 'a'], true],
    [['a', 'a'], ['a'], true],
    [['a'], [], false],
    [[], ['a'], false],
    [['a'], ['b'], false],
    [['a', 'b'], ['a'], false],
    [['a'], ['a', 'b'], false],
    [['a', 'a', 'b'], ['a', 'b', 'b'], true],
    [['a', 'a'], ['a', 'b'], false],
  ])('%j and %j are the same: %j', (unos, otros, mismos) => {
    expect(mismosAdicionales(unos, otros)).toBe(mismos);
    expect(mismosAdicionales(otros, unos)).toBe(mismos);
  });
});
