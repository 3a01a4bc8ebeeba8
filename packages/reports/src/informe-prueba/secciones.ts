import type { MedicionInformada, ResumenFila } from '@mantenible/domain/calculo';
import { unidadDeMedida } from '@mantenible/domain/medicion';
import { formatDateTime } from '@mantenible/wording/fechas';
import { fraseNoCorresponden } from '@mantenible/wording/no-corresponden';
import { fraseMedicion } from '@mantenible/wording/medicion';
import { nombresDeTipoDePrueba } from '@mantenible/wording/prueba';
import type { jsPDF } from 'jspdf';

import type { Reparto } from '../comentarios/layout.ts';
import { anchoUtil, colores } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { formatoPorcentaje } from '../pdf/formato.ts';
import { asegurarEspacio, dibujarTabla, dibujarTablaDeHechos } from '../pdf/tabla.ts';
import { enUnaLinea, imprimible } from '../pdf/texto-imprimible.ts';
import type { FilaDetalle, InformePrueba } from './model.ts';

export const tituloInforme = 'Reporte de Cálculos del Proyecto';

/**
 * Draws project, test and dates. Each section draws from `y` down and returns where it ended, in mm from the top of the
 * last page.
 */
export function dibujarHechos(
  doc: jsPDF,
  y: number,
  modelo: InformePrueba,
  zona: string | undefined,
): number {
  const hechos = [
    ['Proyecto', enUnaLinea(modelo.proyecto)],
    ['Prueba', enUnaLinea(modelo.prueba)],
    ['Tipo de prueba', nombresDeTipoDePrueba[modelo.tipo]],
    ...(modelo.intento === null ? [] : [['Intento', String(modelo.intento)]]),
    ['Aplicada', formatDateTime(modelo.aplicada, zona)],
    ['Generado', formatDateTime(modelo.generado, zona)],
  ];
  return dibujarTablaDeHechos(doc, y, hechos);
}

/** Draws the table with name and mean of every row. */
export function dibujarResumen(doc: jsPDF, y: number, { filas }: InformePrueba['resumen']): number {
  return dibujarTabla(doc, {
    startY: dibujarSubtitulo(doc, y, 'Resumen'),
    head: [['Nombre', { content: 'Promedio', styles: { halign: 'right' } }]],
    body: filas.length === 0 ? [['No hay cálculos disponibles', '']] : filas.map(filaResumen),
    columnStyles: { 1: { cellWidth: 35, halign: 'right' } },
  });
}

function filaResumen({ nombre, porcentaje }: ResumenFila): string[] {
  return [enUnaLinea(nombre), formatoPorcentaje(porcentaje)];
}

/** Draws the overall mean, its criterion, and when the criterion was looked up. */
export function dibujarGeneral(
  doc: jsPDF,
  y: number,
  modelo: InformePrueba,
  zona: string | undefined,
): number {
  const { general, criterio } = modelo.resumen;
  const lineas = [
    ['Promedio general', formatoPorcentaje(general)],
    ...(modelo.noCorresponden === null ? [] : [['', fraseNoCorresponden(modelo.noCorresponden)]]),
    ['Criterio de valoración', enUnaLinea(criterio)],
    ['Criterio consultado', formatDateTime(modelo.criterioConsultado, zona)],
  ];
  return dibujarTabla(doc, {
    startY: asegurarEspacio(doc, y + 5, 22),
    theme: 'plain',
    body: lineas,
    styles: { fillColor: colores.cabecera, fontSize: 10 },
    columnStyles: { 0: { cellWidth: 50, textColor: colores.suave } },
  });
}

/** Draws every answered question with its comment, whose line ends stay, what an analysis measured for it, and the lecturers' comments on it. */
export function dibujarDetalle(
  doc: jsPDF,
  y: number,
  { detalle }: InformePrueba,
  { zona, reparto }: { readonly zona: string | undefined; readonly reparto: Reparto },
): number {
  const inicio = dibujarSubtitulo(doc, y, 'Detalle');
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: inicio,
    head: [['Nombre', 'Pregunta', 'Respuesta', 'Comentario']],
    body: detalle.flatMap((fila) => [filaDetalle(fila, zona), ...reparto.filasDe(fila.clave, 4)]),
    columnStyles: {
      0: { cellWidth: ancho * 0.19 },
      1: { cellWidth: ancho * 0.28 },
      2: { cellWidth: ancho * 0.2 },
      3: { cellWidth: ancho * 0.33 },
    },
  });
}

function filaDetalle(
  { nombre, pregunta, respuesta, anotaciones, medicion }: FilaDetalle,
  zona: string | undefined,
): string[] {
  return [
    enUnaLinea(nombre),
    imprimible(pregunta),
    imprimible(respuesta),
    [imprimible(anotaciones), ...(medicion === null ? [] : [textoMedicion(medicion, zona)])].join('\n'),
  ];
}

function textoMedicion(medicion: MedicionInformada, zona: string | undefined): string {
  const { nombre, commit } = medicion;
  const frase = fraseMedicion({ ...medicion, unidad: unidadDeMedida(nombre) }, zona);
  return enUnaLinea(commit === null ? frase : `${frase} Commit ${commit.slice(0, 7)}.`);
}
