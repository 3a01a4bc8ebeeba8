import * as z from 'zod/mini';

import type { Answer, TestApp } from './test-app.ts';

const conId = z.object({ _id: z.string() });

/** The id in an answer. */
export function idOf(answer: Answer): string {
  return conId.parse(answer.body)._id;
}

export const pautaDePrueba = {
  descripcion: 'Capas',
  pregunta: '¿Hay capas?',
  nivelesCumplimiento: [
    { descripcion: 'Sí', valor: 1 },
    { descripcion: 'No', valor: 0 },
  ],
  medida: null,
};

/**
 * Creates through the API, as admin: a guideline, a list, a metric or a sub-characteristic, and returns its
 * id.
 */
export function builder({ call }: Pick<TestApp, 'call'>) {
  const crear = async (url: string, body: object) =>
    idOf(await call({ as: 'admin', method: 'POST', url, body }));
  return {
    pauta: (cambios: object = {}) => crear('/pautas', { ...pautaDePrueba, ...cambios }),
    lista: (pautas: readonly string[], nombre = 'Lista') => crear('/listasVerificacion', { nombre, pautas }),
    metrica: (listaVerificacion: string, nombre = 'Métrica') =>
      crear('/metricas', { nombre, listaVerificacion }),
    subcaracteristica: (metricas: readonly string[], nombre = 'Sub') =>
      crear('/subcaracteristicas', { nombre, metricas }),
  };
}
