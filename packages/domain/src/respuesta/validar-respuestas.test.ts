import { describe, expect, it } from 'vitest';

import { DomainError } from '../error/index.ts';
import { planDe, pregunta, respuesta } from './ejemplos.ts';
import { nivelElegido, validarParciales, validarRespuestas } from './validar-respuestas.ts';

const plan = planDe([pregunta('l', 'a'), pregunta('l', 'b'), pregunta('l', 'sin', [])]);
const completas = [respuesta('l', 'a', 0.5), respuesta('l', 'b', 1, 2, 'bien')];

function detallesDe(accion: () => unknown): unknown {
  try {
    accion();
  } catch (error) {
    if (error instanceof DomainError) return { kind: error.kind, detalles: error.detalles };
    throw error;
  }
  return 'aceptado';
}

describe('validating a test', () => {
  it('gives the answers in the order of the plan with their level resolved', () => {
    const enviadas = { nombre: 'Prueba', respuestas: [...completas].reverse() };
    expect(validarRespuestas(plan, enviadas)).toEqual([
      respuesta('l', 'a', 0.5, 1),
      respuesta('l', 'b', 1, 2, 'bien'),
      respuesta('l', 'sin', null, null),
    ]);
  });

  it('refuses a blank title and an unanswered question together, each by its field', () => {
    const accion = () => validarRespuestas(plan, { nombre: ' \t', respuestas: [respuesta('l', 'a', null)] });
    expect(detallesDe(accion)).toEqual({
      kind: 'invalid',
      detalles: [
        { campo: 'nombre', mensaje: 'El título de la prueba está vacío' },
        { campo: 'respuestas.0.valor', mensaje: 'Existen pautas sin responder' },
        { campo: 'respuestas', mensaje: 'Existen pautas sin responder' },
      ],
    });
  });

  it.each([
    ['a value that is no level', respuesta('l', 'a', 0.7), 'respuestas.2.valor', /no es uno de sus niveles/],
    [
      'a level that is not there',
      respuesta('l', 'a', 1, 4),
      'respuestas.2.valor',
      /no es uno de sus niveles/,
    ],
    ['a level of another value', respuesta('l', 'a', 1, 0), 'respuestas.2.valor', /no es uno de sus niveles/],
    ['an answer to a question without levels', respuesta('l', 'sin', 1), 'respuestas.2.valor', /niveles/],
    ['a question of another test', respuesta('x', 'a', 1), 'respuestas.2', /no pertenece a esta prueba/],
    ['a question answered twice', respuesta('l', 'b', 0), 'respuestas.2', /dos veces/],
  ])('refuses %s', (_nombre, tercera, campo, mensaje) => {
    const primeras = completas.filter(
      (r) => r.pautaId !== tercera.pautaId || mensaje.source.includes('dos veces'),
    );
    const relleno = primeras.length === 2 ? [] : [respuesta('l', 'sin', null)];
    const respuestas = [...primeras, ...relleno, tercera];
    expect(detallesDe(() => validarRespuestas(plan, { nombre: 'Prueba', respuestas }))).toMatchObject({
      kind: 'invalid',
      detalles: expect.arrayContaining([
        { campo, mensaje: expect.stringMatching(mensaje) as unknown },
      ]) as unknown,
    });
  });

  it('accepts a level of value 0 as an answer', () => {
    const respuestas = [respuesta('l', 'a', 0), respuesta('l', 'b', 0)];
    expect(validarRespuestas(plan, { nombre: 'P', respuestas }).map((r) => r.nivel)).toEqual([0, 0, null]);
  });

  it('keeps the comment of a question without levels', () => {
    const respuestas = [...completas, respuesta('l', 'sin', null, null, 'no aplica')];
    expect(validarRespuestas(plan, { nombre: 'P', respuestas }).at(-1)).toEqual(
      respuesta('l', 'sin', null, null, 'no aplica'),
    );
  });
});

describe('validating a draft', () => {
  it('accepts questions left open and resolves what is answered, keeping its version', () => {
    expect(validarParciales(plan, [{ ...respuesta('l', 'a', 1), version: 3 }])).toEqual([
      { ...respuesta('l', 'a', 1, 2), version: 3 },
    ]);
    expect(validarParciales(plan, [])).toEqual([]);
  });

  it('allows an answer to be cleared', () => {
    expect(validarParciales(plan, [respuesta('l', 'a', null, 2, 'dudo')])).toEqual([
      respuesta('l', 'a', null, null, 'dudo'),
    ]);
  });

  it('refuses foreign questions, repeated ones and values without a level', () => {
    const enviadas = [
      respuesta('x', 'a', 1),
      respuesta('l', 'a', 1),
      respuesta('l', 'a', 0),
      respuesta('l', 'b', 9),
    ];
    expect(detallesDe(() => validarParciales(plan, enviadas))).toEqual({
      kind: 'invalid',
      detalles: [
        { campo: 'respuestas.0', mensaje: 'La pauta no pertenece a esta prueba' },
        { campo: 'respuestas.2', mensaje: 'La pauta está respondida dos veces' },
        { campo: 'respuestas.3.valor', mensaje: 'La respuesta a «¿b?» no es uno de sus niveles' },
      ],
    });
  });
});

describe('the level an answer chooses', () => {
  const iguales = pregunta('l', 'a', [1, 0, 1]);

  it.each([
    [null, null, null],
    [null, 1, null],
    [1, null, 0],
    [1, 2, 2],
    [0, null, 1],
    [0, 0, null],
    [1, 7, null],
    [2, null, null],
  ])('of value %s and level %s is %s', (valor, nivel, expected) => {
    expect(nivelElegido(iguales, { valor, nivel })).toBe(expected);
  });
});
