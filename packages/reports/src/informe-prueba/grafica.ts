import type { ResumenFila } from '@mantenible/domain/calculo';
import type { jsPDF } from 'jspdf';
import type { CellHookData } from 'jspdf-autotable';

import { anchoUtil, colores, familia, margen } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { formatoPorcentaje } from '../pdf/formato.ts';
import { asegurarEspacio, dibujarTabla } from '../pdf/tabla.ts';
import { enUnaLinea } from '../pdf/texto-imprimible.ts';

/** Largest height of the picture and width of the column of percents, in mm. */
const altoMaximo = 140;
const anchoPorcentaje = 20;

interface Grafica {
  readonly encabezado: string;
  readonly filas: readonly ResumenFila[];
}

/** Draws the chart's picture (a PNG data URL), or draws bars where there is no picture or it cannot be read. */
export function dibujarGrafica(
  doc: jsPDF,
  y: number,
  { encabezado, filas }: Grafica,
  png: string | undefined,
): number {
  const medidas = png === undefined ? null : medirPng(doc, png);
  if (png === undefined || medidas === null) return dibujarBarras(doc, y, { encabezado, filas });
  const { ancho, alto } = encajar(medidas.width / medidas.height, anchoUtil(doc));
  const inicio = dibujarSubtitulo(doc, y, encabezado, alto + 8);
  doc.addImage(png, 'PNG', margen + (anchoUtil(doc) - ancho) / 2, inicio, ancho, alto, undefined, 'FAST');
  return inicio + alto;
}

/** The largest size of that proportion (width/height) within the space for the chart. */
export function encajar(proporcion: number, anchoMaximo: number): { ancho: number; alto: number } {
  const alto = Math.min(altoMaximo, anchoMaximo / proporcion);
  return { ancho: alto * proporcion, alto };
}

function medirPng(doc: jsPDF, png: string): { width: number; height: number } | null {
  try {
    const { width, height } = doc.getImageProperties(png);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    // A picture that cannot be read must not cost the report: the bars take its place.
    return null;
  }
}

/** One bar per row, 0 to 100 percent; as a table, so that many rows break over pages with their names. */
function dibujarBarras(doc: jsPDF, y: number, { encabezado, filas }: Grafica): number {
  return dibujarTabla(doc, {
    startY: dibujarSubtitulo(doc, asegurarEspacio(doc, y, 30), encabezado),
    theme: 'plain',
    body: filas.map(({ nombre, porcentaje }) => [enUnaLinea(nombre), '', formatoPorcentaje(porcentaje)]),
    styles: { valign: 'middle', cellPadding: 1.2 },
    columnStyles: {
      0: { cellWidth: anchoUtil(doc) * 0.35, halign: 'right' },
      2: { cellWidth: anchoPorcentaje, halign: 'right' },
    },
    didDrawCell: (data) => {
      const porcentaje = filas[data.row.index]?.porcentaje;
      if (data.column.index === 1 && typeof porcentaje === 'number') dibujarBarra(doc, data.cell, porcentaje);
    },
  });
}

function dibujarBarra(doc: jsPDF, { x, y, width, height }: CellHookData['cell'], porcentaje: number): void {
  const alto = Math.min(5, height - 1.5);
  const arriba = y + (height - alto) / 2;
  doc
    .setFont(familia, 'normal')
    .setFillColor(...colores.cabecera)
    .rect(x, arriba, width, alto, 'F');
  const lleno = (width * Math.min(100, Math.max(0, porcentaje))) / 100;
  if (lleno > 0) doc.setFillColor(...colores.acento).rect(x, arriba, lleno, alto, 'F');
}
