import { enlaceACodigo, type Evidencia } from '@mantenible/domain/evidencia';
import { textoLineas, textoOrigen } from '@mantenible/wording/evidencia';
import type { jsPDF } from 'jspdf';

import { anchoUtil } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { dibujarTabla } from '../pdf/tabla.ts';
import { enUnaLinea, imprimible } from '../pdf/texto-imprimible.ts';
import type { InformePrueba } from './model.ts';

/** Draws every piece of evidence beside its question; its cell links to its https address where it has one. */
export function dibujarEvidencias(doc: jsPDF, y: number, { detalle }: InformePrueba): number {
  const piezas = piezasDe(detalle);
  if (piezas.length === 0) return y;
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: dibujarSubtitulo(doc, y, 'Evidencias', 30),
    head: [['Pregunta', 'Evidencia']],
    body: piezas.map(({ pregunta, evidencia }) => [imprimible(pregunta), textoDe(evidencia)]),
    columnStyles: { 0: { cellWidth: ancho * 0.45 }, 1: { cellWidth: ancho * 0.55 } },
    didDrawCell: ({ section, column, row, cell }) => {
      if (section !== 'body' || column.index !== 1) return;
      const url = direccionDe(piezas[row.index]?.evidencia);
      if (url !== null) doc.link(cell.x, cell.y, cell.width, cell.height, { url });
    },
  });
}

/** Pieces of evidence with their questions; that of a question that counts in several rows comes once. */
function piezasDe(detalle: InformePrueba['detalle']) {
  const piezas = detalle.flatMap(({ pregunta, evidencias }) =>
    evidencias.map((evidencia) => ({ pregunta, evidencia })),
  );
  return [...new Map(piezas.map((pieza) => [JSON.stringify(pieza), pieza])).values()];
}

function textoDe(evidencia: Evidencia): string {
  if (evidencia.tipo === 'enlace') return enUnaLinea(evidencia.url);
  const lugar = `${enUnaLinea(evidencia.ruta)}${textoLineas(evidencia.lineas)}`;
  return `${lugar}\n${enUnaLinea(textoOrigen(evidencia))}`;
}

/** The https address of a piece of evidence, with everything but ASCII escaped; null where it has none. */
function direccionDe(evidencia: Evidencia | undefined): string | null {
  const direccion = evidencia?.tipo === 'enlace' ? evidencia.url : evidencia && enlaceACodigo(evidencia);
  if (!direccion?.startsWith('https://')) return null;
  return direccion.replaceAll(/[\P{ASCII}\s]/gu, encodeURIComponent);
}
