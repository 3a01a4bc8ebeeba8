import { jsPDF } from 'jspdf';

import { base64 as negrita } from '../fuente/dejavu-bold.data.ts';
import { base64 as normal } from '../fuente/dejavu-normal.data.ts';

export const familia = 'DejaVu';
/** Margin on all sides of the page, in mm. */
export const margen = 15;
/** Distances from the page's top and bottom, in mm, that content leaves free for the head and foot of the page. */
export const margenContenido = { arriba: margen + 10, abajo: margen + 9 };
export const colores = {
  tinta: [33, 37, 41],
  suave: [95, 103, 112],
  linea: [206, 212, 218],
  acento: [47, 125, 79],
  cabecera: [232, 240, 234],
} satisfies Record<string, [number, number, number]>;

/** Metadata that a PDF reader shows. */
interface Propiedades {
  readonly titulo: string;
  readonly asunto: string;
  readonly creado: Date;
}

/** An empty A4 document with the embedded font, compressed, in Spanish. */
export function crearDocumento({ titulo, asunto, creado }: Propiedades): jsPDF {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  agregarFuente(doc, 'normal', normal);
  agregarFuente(doc, 'bold', negrita);
  doc.setFont(familia, 'normal');
  doc.setDocumentProperties({ title: titulo, subject: asunto, creator: 'Mantenible' });
  doc.setCreationDate(creado);
  doc.setLanguage('es');
  doc.viewerPreferences({ DisplayDocTitle: true });
  return doc;
}

function agregarFuente(doc: jsPDF, estilo: 'normal' | 'bold', contenido: string): void {
  const archivo = `${familia}-${estilo}.ttf`;
  doc.addFileToVFS(archivo, contenido);
  doc.addFont(archivo, familia, estilo);
}

/** Writes head and foot on every page, once all pages are there to be counted. */
export function numerarPaginas(doc: jsPDF, cabecera: string, pie: string): void {
  const total = doc.getNumberOfPages();
  for (let pagina = 1; pagina <= total; pagina += 1) {
    doc.setPage(pagina);
    doc
      .setFont(familia, 'normal')
      .setFontSize(8)
      .setTextColor(...colores.suave);
    escribirFranja(doc, 'Mantenible', cabecera, margen, 'top');
    const fondo = doc.internal.pageSize.getHeight() - margen;
    escribirFranja(doc, pie, `Página ${String(pagina)} de ${String(total)}`, fondo - 1, 'alphabetic');
    doc.setDrawColor(...colores.linea).setLineWidth(0.2);
    doc.line(margen, margen + 5, anchoUtil(doc) + margen, margen + 5);
    doc.line(margen, fondo - 5, anchoUtil(doc) + margen, fondo - 5);
  }
}

function escribirFranja(
  doc: jsPDF,
  izquierda: string,
  derecha: string,
  y: number,
  base: 'top' | 'alphabetic',
): void {
  const lado = anchoUtil(doc) / 2;
  doc.text(recortar(doc, izquierda, lado), margen, y, { baseline: base });
  doc.text(recortar(doc, derecha, lado), margen + anchoUtil(doc), y, { align: 'right', baseline: base });
}

/** The text, or as much of its beginning as fits, closed by an ellipsis. */
export function recortar(doc: jsPDF, texto: string, ancho: number): string {
  if (doc.getTextWidth(texto) <= ancho) return texto;
  const signos = Array.from(texto.slice(0, 400));
  while (signos.length > 0 && doc.getTextWidth(`${signos.join('')}…`) > ancho) signos.pop();
  return `${signos.join('').trimEnd()}…`;
}

/** Width between the margins. */
export function anchoUtil(doc: jsPDF): number {
  return doc.internal.pageSize.getWidth() - 2 * margen;
}
