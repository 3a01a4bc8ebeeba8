import { expect, it } from 'vitest';

import { adaptarCopia } from './adaptar-copia.ts';

const listaVerificacion = 'l';
const pregunta = (pautaId: string) => ({
  pautaId,
  listaVerificacion,
  listaNombre: 'L',
  descripcion: 'D',
  pregunta: '¿P?',
  nivelesCumplimiento: [
    { descripcion: 'No', valor: 0 },
    { descripcion: 'Sí', valor: 1 },
  ],
});
const respuesta = (pautaId: string, valor: number | null, nivel: number | null, comentario = '') => ({
  [`${listaVerificacion}:${pautaId}`]: { pautaId, listaVerificacion, valor, nivel, comentario, version: 3 },
});
const borrador = {
  plan: { tipo: 'allMetricas' as const, filas: [], omitidos: [], preguntas: [pregunta('a'), pregunta('b')] },
  huella: 'nueva',
};
const adaptar = (respuestas: ReturnType<typeof respuesta>) => {
  const copia = { borrador: 'b1', huella: 'vieja', titulo: { texto: 'T', version: 2 }, respuestas };
  return adaptarCopia(copia, borrador);
};

it('keeps title and matching answers, with their versions, for the current questions', () => {
  expect(adaptar(respuesta('a', 1, 1, 'c'))).toEqual({
    copia: {
      borrador: 'b1',
      huella: 'nueva',
      titulo: { texto: 'T', version: 2 },
      respuestas: respuesta('a', 1, 1, 'c'),
    },
    perdidas: 0,
  });
});

it('clears an answer whose level was deleted, keeps its comment, and counts it', () => {
  const { copia, perdidas } = adaptar(respuesta('b', 0.5, 1, 'c'));
  expect([copia.respuestas, perdidas]).toEqual([respuesta('b', null, null, 'c'), 1]);
});

it('keeps evidence of a question that stays, and counts that of a deleted one', () => {
  const evidencias = [{ tipo: 'enlace' as const, url: 'https://ejemplo.es' }];
  const con = (pautaId: string) =>
    Object.fromEntries(
      Object.entries(respuesta(pautaId, null, null)).map(([clave, dada]) => [clave, { ...dada, evidencias }]),
    );
  const { copia, perdidas } = adaptar({ ...con('a'), ...con('x') });
  expect([copia.respuestas, perdidas]).toEqual([con('a'), 1]);
});

it('counts answers and comments of deleted questions', () => {
  const idas = { ...respuesta('x', 1, 1), ...respuesta('y', null, null, 'c'), ...respuesta('z', null, null) };
  const { copia, perdidas } = adaptar(idas);
  expect([copia.respuestas, perdidas]).toEqual([{}, 2]);
});
