import { describe, expect, it } from 'vitest';

import { opcionesMetrica, opcionesSubcaracteristica, preguntasJuntas } from './preguntas-elementos.ts';

const pauta = { _id: 'a', descripcion: 'A', pregunta: '¿A?', nivelesCumplimiento: [] };
const lista = { _id: 'l', nombre: 'L', pautas: [pauta] };
const buena = { _id: 'm1', nombre: 'Buena', listaVerificacion: lista };
const vacia = { _id: 'm2', nombre: 'Vacía', listaVerificacion: { _id: 'k', nombre: 'K', pautas: [] } };
const suelta = { _id: 'm3', nombre: 'Suelta', listaVerificacion: null };
const misma = { _id: 'm4', nombre: 'Misma lista', listaVerificacion: lista };
const otra = { _id: 'm5', nombre: 'Otra', listaVerificacion: { ...lista, _id: 'n' } };

describe('the items to pick from', () => {
  it('show the number of questions of a metric, or the reason why it cannot be run', () => {
    expect(opcionesMetrica([buena, vacia, suelta])).toEqual([
      { _id: 'm1', nombre: 'Buena', preguntas: 1, motivo: null },
      { _id: 'm2', nombre: 'Vacía', preguntas: 0, motivo: 'su lista de verificación no tiene pautas' },
      { _id: 'm3', nombre: 'Suelta', preguntas: 0, motivo: 'no tiene lista de verificación' },
    ]);
  });

  it('let a sub-characteristic run when one of its metrics can', () => {
    const sub = (metricas: Parameters<typeof opcionesMetrica>[0]) => ({ _id: 's', nombre: 'S', metricas });
    expect(
      opcionesSubcaracteristica([sub([suelta, buena]), sub([suelta])]).map(({ motivo }) => motivo),
    ).toEqual([null, 'no tiene métricas que se puedan aplicar']);
  });
});

it('items together have the questions of a shared list once', () => {
  const elementos = { elemento: 'metrica', lista: [buena, misma, otra] } as const;
  expect(
    [['m1'], ['m1', 'm4'], ['m1', 'm4', 'm5'], []].map((ids) => preguntasJuntas(elementos, ids)),
  ).toEqual([1, 1, 2, 0]);
});
