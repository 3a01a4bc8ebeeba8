import type { jsPDF } from 'jspdf';

import { colores, familia, margen } from './documento.ts';
import { asegurarEspacio } from './tabla.ts';

/** Draws the document's title; returns where the content below it begins, in mm from the top of the page. */
export function dibujarTitulo(doc: jsPDF, y: number, titulo: string): number {
  doc
    .setFont(familia, 'bold')
    .setFontSize(18)
    .setTextColor(...colores.tinta);
  doc.text(titulo, margen, y, { baseline: 'top' });
  return y + 11;
}

/** Draws a heading, on a new page where less than `minimoDebajo` mm would be left below; returns where its content begins. */
export function dibujarSubtitulo(doc: jsPDF, y: number, texto: string, minimoDebajo = 25): number {
  const inicio = asegurarEspacio(doc, y + 6, minimoDebajo);
  doc
    .setFont(familia, 'bold')
    .setFontSize(12)
    .setTextColor(...colores.tinta);
  doc.text(texto, margen, inicio, { baseline: 'top' });
  return inicio + 7;
}
