import type { jsPDF } from 'jspdf';

import { colores } from './documento.ts';
import { tabla } from './tabla.ts';

/** A paragraph over the whole width; answers where it ended. */
export function parrafo(doc: jsPDF, y: number, texto: string): number {
  return tabla(doc, {
    startY: y,
    theme: 'plain',
    body: [[texto]],
    styles: { cellPadding: { top: 0.8, bottom: 1.6, left: 0, right: 0 }, textColor: colores.suave },
  });
}
