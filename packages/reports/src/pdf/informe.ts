import type { jsPDF } from 'jspdf';

import { crearDocumento, margenContenido, numerarPaginas } from './documento.ts';
import { dibujarTitulo } from './encabezados.ts';
import { enUnaLinea } from './texto-imprimible.ts';

interface Informe {
  readonly titulo: string;
  /** What the title of the file names; the project where it is left out. */
  readonly tema?: string;
  readonly proyecto: string;
  readonly generado: string;
}

/** A report's bytes: its title, what `dibujar` draws from `y` on, and head and foot of every page. */
export function componerInforme(
  { titulo, proyecto, tema = proyecto, generado }: Informe,
  dibujar: (doc: jsPDF, y: number) => void,
): Uint8Array<ArrayBuffer> {
  const asunto = enUnaLinea(proyecto);
  const doc = crearDocumento({
    titulo: `${titulo}: ${enUnaLinea(tema)}`,
    asunto,
    creado: new Date(generado),
  });
  dibujar(doc, dibujarTitulo(doc, margenContenido.arriba, titulo));
  numerarPaginas(doc, asunto, titulo);
  return new Uint8Array(doc.output('arraybuffer'));
}
