import type { jsPDF } from 'jspdf';

import { anchoUtil } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { dibujarParrafo } from '../pdf/parrafo.ts';
import { dibujarTabla } from '../pdf/tabla.ts';
import { enUnaLinea, imprimible } from '../pdf/texto-imprimible.ts';
import type { InformeAnalisis } from './model.ts';

/** Draws the marked findings with their reasons; nothing without any. */
export function dibujarMarcas(doc: jsPDF, y: number, marcas: InformeAnalisis['marcas']): number {
  if (marcas === null) return y;
  const ancho = anchoUtil(doc);
  const inicio = dibujarSubtitulo(doc, y, 'Incidencias marcadas', 40);
  return dibujarTabla(doc, {
    startY: dibujarParrafo(doc, inicio, marcas.resumen),
    head: [['Decisión', 'Incidencia', 'Razón']],
    body: marcas.lista.map(({ decision, lugar, incidencia, razon }) => [
      decision,
      `${enUnaLinea(lugar)}\n${imprimible(incidencia)}`,
      imprimible(razon),
    ]),
    styles: { fontSize: 8 },
    columnStyles: {
      0: { cellWidth: ancho * 0.15 },
      1: { cellWidth: ancho * 0.45 },
      2: { cellWidth: ancho * 0.4 },
    },
  });
}
