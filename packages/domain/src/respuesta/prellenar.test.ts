import { describe, expect, it } from 'vitest';

import { pregunta, respuesta } from './ejemplos.ts';
import type { PreguntaPlan } from './plan.ts';
import { prellenar } from './prellenar.ts';

/** One item that asks these questions. */
const plan = (...preguntas: PreguntaPlan[]) => ({
  filas: [filaDe('m', preguntas)],
  preguntas,
});
const filaDe = (_id: string, preguntas: readonly PreguntaPlan[]) => ({
  _id,
  nombre: _id,
  metricas: preguntas.map(({ listaVerificacion }) => ({ _id, nombre: _id, listaVerificacion })),
});
const a = pregunta('l', 'a');
const b = pregunta('l', 'b');

describe('prefilling a second attempt', () => {
  it('carries answers and comments over when nothing changed', () => {
    const respuestas = [respuesta('l', 'a', 1, 2, 'igual'), respuesta('l', 'b', 0, 0)];
    const previa = { plan: plan(a, b), respuestas };
    expect(prellenar(plan(a, b), previa)).toEqual({ respuestas, cambios: [] });
  });

  it('carries evidence over with its commit, also where the level was removed', () => {
    const evidencias = [
      { tipo: 'archivo', repositorio: 'https://x.es/r', commit: '0123abc', ruta: 'a', lineas: null },
    ] as const;
    const cambiada = { ...a, nivelesCumplimiento: a.nivelesCumplimiento.slice(0, 2) };
    const previa = { plan: plan(a), respuestas: [{ ...respuesta('l', 'a', 1, 2), evidencias }] };
    expect(prellenar(plan(cambiada), previa).respuestas).toEqual([
      { ...respuesta('l', 'a', null), evidencias },
    ]);
  });

  it('finds a level that moved to another position', () => {
    const movida = { ...a, nivelesCumplimiento: [...a.nivelesCumplimiento].reverse() };
    const previa = { plan: plan(a), respuestas: [respuesta('l', 'a', 1, 2)] };
    expect(prellenar(plan(movida), previa)).toEqual({
      respuestas: [respuesta('l', 'a', 1, 0)],
      cambios: [],
    });
  });

  it.each([
    ['value', { descripcion: 'a nivel 2', valor: 0.9 }],
    ['words', { descripcion: 'otra cosa', valor: 1 }],
  ])('leaves the answer open and names the question when the %s of its level changed', (_que, nivel) => {
    const cambiada = { ...a, nivelesCumplimiento: [...a.nivelesCumplimiento.slice(0, 2), nivel] };
    const previa = { plan: plan(a), respuestas: [respuesta('l', 'a', 1, 2, 'queda')] };
    expect(prellenar(plan(cambiada), previa)).toEqual({
      respuestas: [respuesta('l', 'a', null, null, 'queda')],
      cambios: [{ pregunta: '¿a?', motivo: 'nivel-cambiado' }],
    });
  });

  it('names no question of an item that was added, but a new one of an item that was there', () => {
    const [nueva, agregada] = [pregunta('l', 'nueva'), pregunta('otra', 'agregada')];
    const previa = { plan: plan(a), respuestas: [respuesta('l', 'a', 1, 2)] };
    const hoy = {
      filas: [filaDe('m', [a, nueva]), filaDe('n', [agregada])],
      preguntas: [a, nueva, agregada],
    };
    expect(prellenar(hoy, previa).cambios).toEqual([{ pregunta: '¿nueva?', motivo: 'pregunta-nueva' }]);
  });

  it('names added and removed questions, and answers no added one', () => {
    const previa = { plan: plan(a), respuestas: [respuesta('l', 'a', 1, 2)] };
    expect(prellenar(plan(b), previa)).toEqual({
      respuestas: [respuesta('l', 'b', null, null)],
      cambios: [
        { pregunta: '¿b?', motivo: 'pregunta-nueva' },
        { pregunta: '¿a?', motivo: 'pregunta-retirada' },
      ],
    });
  });

  it('distinguishes the same guideline of another list', () => {
    const previa = { plan: plan(a), respuestas: [respuesta('l', 'a', 1, 2)] };
    const { respuestas } = prellenar(plan(pregunta('otra', 'a')), previa);
    expect(respuestas).toEqual([respuesta('otra', 'a', null, null)]);
  });

  it('keeps the new words of a question whose level still fits', () => {
    const reescrita = { ...a, pregunta: '¿a, de otro modo?' };
    const previa = { plan: plan(a), respuestas: [respuesta('l', 'a', 0.5, 1)] };
    expect(prellenar(plan(reescrita), previa).respuestas).toEqual([respuesta('l', 'a', 0.5, 1)]);
  });
});
