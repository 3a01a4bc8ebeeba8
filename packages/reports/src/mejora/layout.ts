import { formatDateTime } from '@mantenible/wording/fechas';
import type { jsPDF } from 'jspdf';

import { dibujarComentarios, repartir, type Reparto } from '../comentarios/layout.ts';
import { anchoUtil, crearDocumento, margenContenido } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { componerInforme } from '../pdf/informe.ts';
import { dibujarParrafo } from '../pdf/parrafo.ts';
import { asegurarEspacio, dibujarTabla, dibujarTablaDeHechos } from '../pdf/tabla.ts';
import { enUnaLinea, imprimible } from '../pdf/texto-imprimible.ts';
import type { AccionInformada, InformeMejora, ListaInformada } from './model.ts';

const titulo = 'Plan de mejora';

/** Draws an improvement plan, actions first, and gives the file's bytes. */
export function dibujarMejora(
  modelo: InformeMejora,
  zonaHoraria: string | undefined,
): Uint8Array<ArrayBuffer> {
  return componerInforme({ ...modelo, titulo }, (doc, arriba) => {
    let y = dibujarHechos(doc, arriba, modelo, zonaHoraria);
    const reparto = repartir(modelo.comentarios);
    y = dibujarAcciones(doc, y, modelo.acciones, reparto);
    y = dibujarComentarios(doc, y, reparto, modelo.comentarios);
    y = dibujarNota(doc, y);
    y = dibujarJunta(doc, y, dibujarLista('Propuestas de la prueba', ordenDePrueba, modelo.manual));
    dibujarJunta(doc, y, dibujarLista('Propuestas del análisis', ordenEstatico, modelo.estatico));
  });
}

function dibujarHechos(
  doc: jsPDF,
  y: number,
  { proyecto, generado, avance }: InformeMejora,
  zonaHoraria: string | undefined,
): number {
  return dibujarTablaDeHechos(doc, y, [
    ['Proyecto', enUnaLinea(proyecto)],
    ['Avance', avance],
    ['Generado', formatDateTime(generado, zonaHoraria)],
  ]);
}

function dibujarAcciones(
  doc: jsPDF,
  y: number,
  acciones: readonly AccionInformada[],
  reparto: Reparto,
): number {
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: dibujarSubtitulo(doc, y, 'Acciones'),
    head: [['Acción', 'Estado', 'Esfuerzo', 'Responsable y fecha', 'Comprobación']],
    body:
      acciones.length === 0
        ? [['El plan aún no tiene acciones', '', '', '', '']]
        : acciones.flatMap((accion) => [filaAccion(accion), ...reparto.filasDe(accion.texto, 5)]),
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

/** Draws from a place down; returns where it ended. */
type Dibujar = (doc: jsPDF, y: number) => number;

const dibujarLista =
  (nombre: string, orden: string, lista: ListaInformada): Dibujar =>
  (doc, y) =>
    dibujarPropuestas(doc, dibujarSubtitulo(doc, y, nombre), orden, lista);

function dibujarPropuestas(
  doc: jsPDF,
  inicio: number,
  orden: string,
  { fuente, propuestas, aviso, motivo }: ListaInformada,
): number {
  const ancho = anchoUtil(doc);
  const suyo = propuestas.length === 0 ? null : orden;
  const parrafos = [fuente, suyo, aviso].filter((uno) => uno !== null);
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

/**
 * Draws on one page what fits on one, after a draft that measures it: the last rows of a list would stand alone on a page
 * otherwise.
 */
function dibujarJunta(doc: jsPDF, y: number, dibujar: Dibujar): number {
  const borrador = crearDocumento({ titulo, asunto: titulo, creado: new Date(0) });
  const alto = dibujar(borrador, margenContenido.arriba) - margenContenido.arriba;
  return dibujar(doc, borrador.getNumberOfPages() === 1 ? asegurarEspacio(doc, y, alto) : y);
}

const ordenDePrueba = 'Primero las que más suben el promedio para su esfuerzo.';
const ordenEstatico =
  'Primero las más graves; con la misma severidad, las que más suben el grado por minuto. El orden no tiene en cuenta el riesgo de cada cambio.';
const nota =
  'Las propuestas que siguen dan cada una su ganancia si lo demás no cambia; no se suman. De la complejidad cognitiva se resta, en cada función que señala S3776, solo lo que la menor de las dos cifras, la de la regla o la de la medida, pasa de 15; donde la incidencia no da la de la medida, lo que pasa la de la regla, que puede ser más. No se propone escribir comentarios por escribirlos, tener menos líneas que cubrir ni alargar el código: subirían el grado sin mejorar el código.';

/** Above the lists: below them it could stand alone on a last page. */
function dibujarNota(doc: jsPDF, y: number): number {
  return dibujarParrafo(doc, asegurarEspacio(doc, y + 5, 26), nota);
}
