import type { jsPDF } from 'jspdf';
import { autoTable, type UserOptions } from 'jspdf-autotable';

import { colores, familia, margen, margenContenido } from './documento.ts';

/**
 * Draws a table in the document's style and returns the position of its end. Heads repeat on every page; a row moves
 * whole to the next page; one that is taller than a page continues there.
 */
export function dibujarTabla(doc: jsPDF, opciones: UserOptions): number {
  let fin = margenContenido.arriba;
  autoTable(doc, {
    theme: 'grid',
    rowPageBreak: 'avoid',
    margin: { left: margen, right: margen, top: margenContenido.arriba, bottom: margenContenido.abajo },
    ...opciones,
    styles: {
      font: familia,
      fontStyle: 'normal',
      fontSize: 9,
      textColor: colores.tinta,
      lineColor: colores.linea,
      lineWidth: opciones.theme === 'plain' ? 0 : 0.2,
      overflow: 'linebreak',
      ...opciones.styles,
    },
    headStyles: { fontStyle: 'bold', fillColor: colores.cabecera, textColor: colores.tinta },
    didDrawPage: ({ cursor }) => {
      fin = cursor?.y ?? fin;
    },
  });
  return fin;
}

/** Draws names and values without lines, as at the head of a report. Returns the position of their end. */
export function dibujarTablaDeHechos(doc: jsPDF, y: number, hechos: string[][]): number {
  return dibujarTabla(doc, {
    startY: y,
    theme: 'plain',
    body: hechos,
    styles: { cellPadding: { top: 0.8, bottom: 0.8, left: 0, right: 2 } },
    columnStyles: { 0: { cellWidth: 32, textColor: colores.suave } },
  });
}

/** `y`, or the top of a new page where less than `alto` is left below it. */
export function asegurarEspacio(doc: jsPDF, y: number, alto: number): number {
  if (y + alto <= doc.internal.pageSize.getHeight() - margenContenido.abajo) return y;
  doc.addPage();
  return margenContenido.arriba;
}
