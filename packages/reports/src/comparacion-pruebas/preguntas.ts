import type { jsPDF } from 'jspdf';

import { anchoUtil } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { formatoPorcentaje } from '../pdf/formato.ts';
import { dibujarParrafo } from '../pdf/parrafo.ts';
import { dibujarTabla } from '../pdf/tabla.ts';
import { enUnaLinea, imprimible } from '../pdf/texto-imprimible.ts';
import type { InformeComparacion, PreguntaInformada, RespuestaInformada } from './model.ts';

/** Room for the head of a table and a usual row, so that its title does not stay alone. */
const altoDeFila = 45;

/** The questions that differ, one table for each kind of change. */
export function dibujarPreguntas(
  doc: jsPDF,
  y: number,
  lados: readonly [string, string],
  grupos: InformeComparacion['grupos'],
): number {
  if (grupos.length === 0) {
    const inicio = dibujarSubtitulo(doc, y, 'Preguntas que cambiaron');
    return dibujarParrafo(doc, inicio, 'Ninguna pregunta, respuesta, comentario ni evidencia cambió.');
  }
  return grupos.reduce(
    (fin, { titulo, preguntas }) =>
      dibujarGrupo(doc, dibujarSubtitulo(doc, fin, titulo, altoDeFila), lados, preguntas),
    y,
  );
}

function dibujarGrupo(
  doc: jsPDF,
  y: number,
  lados: readonly [string, string],
  preguntas: readonly PreguntaInformada[],
): number {
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: y,
    head: [['Pregunta', ...lados, 'Diferencia']],
    body: preguntas.map(({ pregunta, lista, antes, despues, diferencia }) => [
      `${imprimible(pregunta)}\nLista: ${enUnaLinea(lista)}`,
      textoDeRespuesta(antes),
      textoDeRespuesta(despues),
      diferencia,
    ]),
    columnStyles: {
      0: { cellWidth: ancho * 0.29 },
      1: { cellWidth: ancho * 0.275 },
      2: { cellWidth: ancho * 0.275 },
      3: { cellWidth: ancho * 0.16 },
    },
  });
}

function textoDeRespuesta(dada: RespuestaInformada | null): string {
  if (dada === null) return 'No estaba en esta prueba.';
  const { pregunta, respuesta, puntos, comentario, evidencias } = dada;
  return [
    ...(pregunta === null ? [] : [`«${imprimible(pregunta)}»`]),
    imprimible(respuesta),
    ...(puntos === null ? [] : [`${formatoPorcentaje(puntos)} del valor más alto`]),
    ...(comentario.trim() === '' ? [] : [`Comentario: ${imprimible(comentario)}`]),
    ...(evidencias === 0 ? [] : [`Evidencias: ${evidencias}`]),
  ].join('\n');
}
