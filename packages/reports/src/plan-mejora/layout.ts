import { formatDateTime } from '@mantenible/wording/fechas';
import type { jsPDF } from 'jspdf';

import { anchoUtil, crearDocumento, numerarPaginas, margenContenido } from '../pdf/documento.ts';
import { dibujarSubtitulo, dibujarTitulo } from '../pdf/encabezados.ts';
import { dibujarParrafo } from '../pdf/parrafo.ts';
import { asegurarEspacio, dibujarTabla, dibujarTablaDeHechos } from '../pdf/tabla.ts';
import { enUnaLinea, imprimible } from '../pdf/texto-imprimible.ts';
import type { AccionInformada, InformePlan, ListaInformada } from './model.ts';

const titulo = 'Plan de mejora';

/** Draws an improvement plan, actions first, and gives the file's bytes. */
export function dibujarPlan(modelo: InformePlan, zonaHoraria: string | undefined): Uint8Array<ArrayBuffer> {
  const proyecto = enUnaLinea(modelo.proyecto);
  const doc = crearDocumento({
    titulo: `${titulo}: ${proyecto}`,
    asunto: proyecto,
    creado: new Date(modelo.generado),
  });
  let y = dibujarTitulo(doc, margenContenido.arriba, titulo);
  y = dibujarHechos(doc, y, modelo, zonaHoraria);
  y = dibujarAcciones(doc, y, modelo.acciones);
  y = dibujarLista(doc, y, 'Propuestas a mano', modelo.manual);
  y = dibujarLista(doc, y, 'Propuestas del análisis', modelo.estatico);
  dibujarNota(doc, y);
  numerarPaginas(doc, proyecto, titulo);
  return new Uint8Array(doc.output('arraybuffer'));
}

function dibujarHechos(
  doc: jsPDF,
  y: number,
  { proyecto, generado, avance }: InformePlan,
  zonaHoraria: string | undefined,
): number {
  return dibujarTablaDeHechos(doc, y, [
    ['Proyecto', enUnaLinea(proyecto)],
    ['Avance', avance],
    ['Generado', formatDateTime(generado, zonaHoraria)],
  ]);
}

function dibujarAcciones(doc: jsPDF, y: number, acciones: readonly AccionInformada[]): number {
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: dibujarSubtitulo(doc, y, 'Acciones'),
    head: [['Acción', 'Estado', 'Esfuerzo', 'Responsable y fecha', 'Comprobación']],
    body:
      acciones.length === 0 ? [['El plan aún no tiene acciones', '', '', '', '']] : acciones.map(filaAccion),
    columnStyles: {
      0: { cellWidth: ancho * 0.36 },
      1: { cellWidth: ancho * 0.13 },
      2: { cellWidth: ancho * 0.11 },
      3: { cellWidth: ancho * 0.17 },
      4: { cellWidth: ancho * 0.23 },
    },
  });
}

function filaAccion(accion: AccionInformada): string[] {
  const { texto, origen, estado, esfuerzo, responsable, fecha, comprobacion } = accion;
  return [
    `${imprimible(texto)}\n${origen}`,
    estado,
    esfuerzo,
    [...(responsable === null ? [] : [enUnaLinea(responsable)]), ...(fecha === null ? [] : [fecha])].join(
      '\n',
    ),
    comprobacion === null ? '' : imprimible(comprobacion),
  ];
}

function dibujarLista(
  doc: jsPDF,
  y: number,
  nombre: string,
  { fuente, propuestas, aviso, motivo }: ListaInformada,
): number {
  const ancho = anchoUtil(doc);
  const inicio = dibujarSubtitulo(doc, y, nombre);
  const parrafos = [fuente, aviso].filter((uno) => uno !== null);
  const debajo = parrafos.reduce((desde, uno) => dibujarParrafo(doc, desde, imprimible(uno)), inicio);
  if (propuestas.length === 0) return dibujarParrafo(doc, debajo, imprimible(motivo ?? 'No hay propuestas.'));
  return dibujarTabla(doc, {
    startY: debajo,
    head: [['Propuesta', 'Detalle', { content: 'Ganancia', styles: { halign: 'right' } }, 'Esfuerzo']],
    body: propuestas.map(({ titulo: propuesta, detalle, ganancia, esfuerzo }) => [
      imprimible(propuesta),
      imprimible(detalle),
      ganancia,
      esfuerzo,
    ]),
    columnStyles: {
      0: { cellWidth: ancho * 0.42 },
      1: { cellWidth: ancho * 0.28 },
      2: { cellWidth: ancho * 0.16, halign: 'right' },
      3: { cellWidth: ancho * 0.14 },
    },
  });
}

const nota =
  'Cada ganancia se calcula con todo lo demás igual y no se suma con las demás. No se propone escribir comentarios por escribirlos, tener menos líneas que cubrir ni tener más líneas de código: subirían el grado sin mejorar el código.';

function dibujarNota(doc: jsPDF, y: number): void {
  dibujarParrafo(doc, asegurarEspacio(doc, y + 5, 20), nota);
}
