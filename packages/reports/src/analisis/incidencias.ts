import type { jsPDF } from 'jspdf';

import type { Reparto } from '../comentarios/layout.ts';
import { anchoUtil } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { dibujarParrafo } from '../pdf/parrafo.ts';
import { asegurarEspacio, dibujarTabla } from '../pdf/tabla.ts';
import { enUnaLinea, imprimible } from '../pdf/texto-imprimible.ts';
import type { InformeAnalisis } from './model.ts';

type Incidencias = InformeAnalisis['hallazgos'];

/** Height in mm of a file's name and its first finding, which stay together. */
const altoMinimo = 26;

/** Draws the findings, one table a file; its path is the table's head, which repeats on every page. */
export function dibujarIncidencias(
  doc: jsPDF,
  y: number,
  { resumen, archivos }: Incidencias,
  reparto: Reparto,
): number {
  const columnas = archivos.length === 0 ? '' : '\nDe cada una: líneas, severidad, regla y descripción.';
  const inicio = dibujarSubtitulo(doc, y, 'Incidencias por archivo', 40);
  const debajo = dibujarParrafo(doc, inicio, `${resumen}${columnas}`);
  return archivos.reduce((desde, archivo) => dibujarArchivo(doc, desde, archivo, reparto), debajo);
}

function dibujarArchivo(
  doc: jsPDF,
  y: number,
  { ruta, hallazgos }: Incidencias['archivos'][number],
  reparto: Reparto,
): number {
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: asegurarEspacio(doc, y + 2, altoMinimo),
    head: [[{ content: enUnaLinea(ruta), colSpan: 4 }]],
    body: hallazgos.flatMap(({ clave, lineas, severidad, regla, mensaje }) => [
      [lineas, severidad, enUnaLinea(regla), imprimible(mensaje)],
      ...reparto.filasDe(clave, 4),
    ]),
    styles: { fontSize: 8 },
    columnStyles: {
      0: { cellWidth: ancho * 0.11 },
      1: { cellWidth: ancho * 0.13 },
      2: { cellWidth: ancho * 0.19 },
      3: { cellWidth: ancho * 0.57 },
    },
  });
}
