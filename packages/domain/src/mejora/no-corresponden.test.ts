import { describe, expect, it } from 'vitest';

import type { PlanPrueba, RespuestaPregunta } from '../respuesta/index.ts';
import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { agruparReporte } from './detalle-de-reporte.ts';
import { noCorresponden } from './no-corresponden.ts';

const conTexto = (lista: string, pauta: string, descripcion: string, valor = 1) => ({
  ...pregunta(lista, pauta),
  nivelesCumplimiento: [
    { descripcion: 'Ninguno', valor: 0 },
    { descripcion: 'Todos', valor: 1 },
    { descripcion, valor },
  ],
});
const contar = (preguntas: PlanPrueba['preguntas'], respuestas: readonly RespuestaPregunta[]) =>
  noCorresponden(agruparReporte({ plan: planDe(preguntas), respuestas }));

describe('the points of questions that do not apply', () => {
  it('are the whole mean of a project that does nothing else', () => {
    // l1: 1 of 2 questions, l2: 0 of 2: (1/2 + 0) / 2 = 25 %.
    const preguntas = [
      conTexto('l1', 'a', 'No corresponde: la aplicación no ofrece ninguna API.'),
      pregunta('l1', 'b'),
      pregunta('l2', 'c'),
      pregunta('l2', 'd'),
    ];
    const respuestas = [
      respuesta('l1', 'a', 1, 2),
      respuesta('l1', 'b', 0, 0),
      respuesta('l2', 'c', 0, 0),
      respuesta('l2', 'd', 0, 0),
    ];
    expect(contar(preguntas, respuestas)).toEqual({ puntos: 25, preguntas: 1, total: 4 });
  });

  it('count in each metric and row that reaches their list, and each question once', () => {
    const metrica = (lista: string) => ({ _id: `m${lista}`, nombre: lista, listaVerificacion: lista });
    const preguntas = [conTexto('l1', 'a', 'No corresponde'), pregunta('l2', 'b')];
    const filas = [
      { _id: 's1', nombre: 'S1', metricas: [metrica('l1'), metrica('l2')] },
      { _id: 's2', nombre: 'S2', metricas: [metrica('l1')] },
    ];
    const respuestas = [respuesta('l1', 'a', 1, 2), respuesta('l2', 'b', 0.5, 1)];
    // S1 = (1 + 0.5) / 2, of which 0.5; S2 = 1: (0.5 + 1) / 2 = 75 of 87.5 points.
    const reporte = agruparReporte({ plan: { ...planDe(preguntas), filas }, respuestas });
    expect(noCorresponden(reporte)).toEqual({ puntos: 75, preguntas: 1, total: 2 });
  });

  it('are those of the chosen level, in any case, at its own value', () => {
    const preguntas = [
      conTexto('l', 'a', 'NO CORRESPONDE', 0.5),
      conTexto('l', 'b', 'No corresponde: nada'),
      conTexto('l', 'c', 'No corresponden todas'),
    ];
    const respuestas = [respuesta('l', 'a', 0.5, 2), respuesta('l', 'b', 1, 1), respuesta('l', 'c', 1, 2)];
    expect(contar(preguntas, respuestas)).toEqual({ puntos: 16.67, preguntas: 1, total: 3 });
  });

  it('are absent without such an answer', () => {
    const preguntas = [conTexto('l', 'a', 'No corresponde')];
    expect(contar(preguntas, [respuesta('l', 'a', 1, 1)])).toBeNull();
    expect(contar(preguntas, [])).toBeNull();
  });
});
