import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { conRed, montar, type Respuestas } from '../../../testing/montar.tsx';
import { Reporte } from './reporte.tsx';

export const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
export const id = uid(1);
export const proyecto = { _id: uid(2), nombre: 'Tienda Ñandú' };
export const prueba = {
  _id: id,
  nombre: 'Mi prueba',
  tipo: 'allMetricas',
  creado: '2026-11-15T10:05:00.000Z',
  proyecto,
};
export const pregunta = (cambios: object = {}) => ({
  pregunta: '¿Hay capas?',
  respuesta: 'A medias',
  comentario: '',
  valor: 0.5,
  maximo: 1,
  siguiente: null,
  ...cambios,
});
export const fila = (nombre: string, promedio: number | null, cambios: object = {}) => ({
  nombre,
  promedio,
  detalle: [],
  desglose: [],
  ...cambios,
});
export const peticionPrueba = `GET /respuestas/una/${id}`;
export const peticionComentarios = `GET /comentarios/${proyecto._id}?lugar=respuesta&prueba=${id}`;
export const peticionFilas = `GET /calculos/promedios/${id}?campos=agrupados`;

interface FilaDada {
  readonly nombre: string;
  readonly promedio: number | null;
  readonly detalle: readonly object[];
  readonly desglose: readonly {
    readonly nombre: string;
    readonly promedio: number | null;
    readonly preguntas: readonly object[];
  }[];
}

/** The server's answer with these rows; each metric has a list of its own, a row without breakdown has one metric. */
export function agrupar(filas: readonly FilaDada[]) {
  const listas: object[][] = [];
  const vacia = { respuesta: '', comentario: '', fraccion: null, siguiente: null };
  return {
    listas,
    filas: filas.map(({ nombre, promedio, detalle, desglose }) => {
      const partes = desglose.length > 0 ? desglose : [{ nombre, promedio, preguntas: detalle }];
      return {
        nombre,
        promedio,
        metricas: partes.map(({ preguntas, ...metrica }) => {
          listas.push(preguntas.map((una, i) => ({ ...vacia, ...detalle[i], ...una })));
          return { ...metrica, lista: listas.length - 1 };
        }),
      };
    }),
  };
}

/** Draws the page over a fake network; gives the requests that it makes. */
export function abrir(filas: unknown, respuestas: Respuestas = {}): string[] {
  const pedidas = conRed({
    [peticionPrueba]: prueba,
    [peticionFilas]: Array.isArray(filas) ? agrupar(filas) : filas,
    [peticionComentarios]: { entregas: [], entregasOmitidas: 0 },
    'GET /criteriosValoracion': [{ _id: uid(3), valor1: 0, valor2: 100, criterio: 'Regular', version: 1 }],
    ...respuestas,
  });
  montar(<Reporte />, { patron: '/calculos/:id', url: `/calculos/${id}` });
  return pedidas;
}
export const pulsar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Text with every no-break space or line break as a plain space. */
export const conEspaciosSimples = (texto: string | null | undefined) => (texto ?? '').replace(/\s/gu, ' ');
