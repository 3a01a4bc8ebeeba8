import { clavePregunta, type PreguntaPlan } from '@mantenible/domain/respuesta';
import { expect, test } from 'vitest';

import { diferenciasCon, respuestasComoTexto } from './guardada-por-otra.ts';

const pregunta = (n: number): PreguntaPlan => ({
  pautaId: `p${String(n)}`,
  listaVerificacion: 'l',
  listaNombre: 'L',
  descripcion: `P${String(n)}`,
  pregunta: `¿P${String(n)}?`,
  nivelesCumplimiento: [
    { descripcion: 'Nada', valor: 0 },
    { descripcion: 'Todo', valor: 1 },
  ],
});
const preguntas = [pregunta(1), pregunta(2), pregunta(3)];
const dada = (n: number, nivel: number | null, comentario = '') => ({
  pautaId: `p${String(n)}`,
  listaVerificacion: 'l',
  valor: nivel,
  nivel,
  comentario,
});
const suyas = Object.fromEntries([dada(1, 1), dada(2, 0, 'casi')].map((una) => [clavePregunta(una), una]));

test('questions with another level or comment are listed with both, the others are not', () => {
  expect(diferenciasCon(preguntas, [dada(1, 1), dada(2, 0), dada(3, 1)], suyas)).toEqual([
    { pregunta: '¿P2?', guardado: 'Nada', suyo: 'Nada: casi' },
    { pregunta: '¿P3?', guardado: 'Todo', suyo: 'Sin responder' },
  ]);
});

test('the text of the answers has every question', () => {
  expect(respuestasComoTexto('Mi prueba', preguntas, suyas)).toBe(
    [
      'Mi prueba',
      '1. ¿P1?\n   Respuesta: Todo',
      '2. ¿P2?\n   Respuesta: Nada\n   Comentario: casi',
      '3. ¿P3?\n   Respuesta: Sin responder\n',
    ].join('\n\n'),
  );
});
