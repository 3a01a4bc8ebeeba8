import type { jsPDF } from 'jspdf';
import type { RowInput } from 'jspdf-autotable';

import { anchoUtil, colores } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { dibujarParrafo } from '../pdf/parrafo.ts';
import { dibujarTabla } from '../pdf/tabla.ts';
import { enUnaLinea, imprimible } from '../pdf/texto-imprimible.ts';
import type { ComentariosInformados, HiloInformado } from './model.ts';

/** Lines of one comment that a report prints: a text of line ends alone would fill its pages. */
const maximoLineas = 60;
/** Characters of what a comment is about. */
const maximoSobre = 300;

/** The comments of a report, each printed once: beside what it is about, or in a section of their own. */
export interface Reparto {
  /** Rows over all columns of a table, for the comments on this; none the second time, or without a key. */
  filasDe(clave: string | null, columnas: number): RowInput[];
  /** The comments that no table took. */
  resto(): readonly HiloInformado[];
}

export function repartir({ hilos }: ComentariosInformados): Reparto {
  const porClave = new Map(Map.groupBy(hilos, ({ clave }) => clave));
  return {
    filasDe: (clave, columnas) => {
      if (clave === null) return [];
      const suyos = porClave.get(clave) ?? [];
      porClave.delete(clave);
      return suyos.map((hilo) => [
        {
          content: `Comentario del docente. ${textoDe(hilo)}`,
          colSpan: columnas,
          styles: { fillColor: colores.cabecera },
        },
      ]);
    },
    resto: () => hilos.filter(({ clave }) => porClave.has(clave)),
  };
}

/** Draws what no table took; returns where it ended, in mm from the top of the last page. */
export function dibujarComentarios(
  doc: jsPDF,
  y: number,
  reparto: Reparto,
  { aviso }: ComentariosInformados,
): number {
  const resto = reparto.resto();
  if (resto.length === 0 && aviso === null) return y;
  const inicio = dibujarSubtitulo(doc, y, 'Comentarios del docente', 30);
  const debajo = aviso === null ? inicio : dibujarParrafo(doc, inicio, aviso);
  if (resto.length === 0) return debajo;
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: debajo,
    head: [['Sobre', 'Comentario']],
    body: resto.map((hilo) => [enCorto(hilo.sobre), textoDe(hilo)]),
    columnStyles: { 0: { cellWidth: ancho * 0.3 }, 1: { cellWidth: ancho * 0.7 } },
  });
}

function enCorto(texto: string): string {
  const linea = enUnaLinea(texto);
  return linea.length > maximoSobre ? `${linea.slice(0, maximoSobre)}…` : linea;
}

function textoDe({ respuestas, ...raiz }: HiloInformado): string {
  const partes = respuestas.map((una) => `Respuesta. ${palabras(una)}`);
  return [palabras(raiz), ...partes].join('\n\n');
}

function palabras({ encabezado, texto }: Pick<HiloInformado, 'encabezado' | 'texto'>): string {
  const lineas = imprimible(texto).split('\n');
  const impresas =
    lineas.length > maximoLineas
      ? [...lineas.slice(0, maximoLineas), '… (sigue en Mantenible, en la página de la nota)']
      : lineas;
  return [enCorto(encabezado), ...impresas].join('\n');
}
