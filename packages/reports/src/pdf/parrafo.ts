import type { jsPDF } from 'jspdf';

import { colores } from './documento.ts';
import { dibujarTabla } from './tabla.ts';

/** Draws a paragraph over the whole width; returns where it ended. */
export function dibujarParrafo(doc: jsPDF, y: number, texto: string): number {
  return dibujarTabla(doc, {
    startY: y,
    theme: 'plain',
    body: [[texto]],
    styles: { cellPadding: { top: 0.8, bottom: 1.6, left: 0, right: 0 }, textColor: colores.suave },
  });
}
