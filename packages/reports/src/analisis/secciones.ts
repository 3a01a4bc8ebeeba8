import { formatDateTime } from '@mantenible/wording/fechas';
import type { jsPDF } from 'jspdf';

import { anchoUtil, colores } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { dibujarParrafo } from '../pdf/parrafo.ts';
import { asegurarEspacio, dibujarTabla, dibujarTablaDeHechos } from '../pdf/tabla.ts';
import { enUnaLinea } from '../pdf/texto-imprimible.ts';
import type { CifraInformada, InformeAnalisis, QueFaltaInformado, VeredictoInformado } from './model.ts';

/** Draws project, repository and dates; each section returns where it ended, in mm from the top of the last page. */
export function dibujarHechos(
  doc: jsPDF,
  y: number,
  { proyecto, enlace, rama, commit, fecha, generado }: InformeAnalisis,
  zona: string | undefined,
): number {
  return dibujarTablaDeHechos(doc, y, [
    ['Proyecto', enUnaLinea(proyecto)],
    ['Repositorio', enUnaLinea(enlace)],
    ['Rama', enUnaLinea(rama)],
    ...(commit === null ? [] : [['Commit', enUnaLinea(commit)]]),
    ['Analizado', formatDateTime(fecha, zona)],
    ['Generado', formatDateTime(generado, zona)],
  ]);
}

/** Draws the degree with its criterion, its formula, and what it lacks up to 100. */
export function dibujarGrado(doc: jsPDF, y: number, { grado, criterio, falta }: InformeAnalisis): number {
  const fin = dibujarTabla(doc, {
    startY: asegurarEspacio(doc, y + 5, 30),
    theme: 'plain',
    body: [
      ['Grado de mantenibilidad', grado.valor],
      ['Criterio de valoración', enUnaLinea(criterio)],
      ['¿Cómo se calcula?', comoSeCalcula(grado)],
    ],
    styles: { fillColor: colores.cabecera, fontSize: 10 },
    columnStyles: { 0: { cellWidth: 50, textColor: colores.suave } },
  });
  return falta === null ? fin : dibujarQueFalta(doc, fin, falta);
}

function dibujarQueFalta(doc: jsPDF, y: number, { titulo, partes, nota }: QueFaltaInformado): number {
  const fin = dibujarTabla(doc, {
    startY: dibujarSubtitulo(doc, y, titulo, 50),
    head: [['Medida', aLaDerecha('Puntos'), aLaDerecha('Parte')]],
    body: partes.map((parte) => [...parte]),
    columnStyles: { 1: { cellWidth: 30, halign: 'right' }, 2: { cellWidth: 30, halign: 'right' } },
  });
  return dibujarParrafo(doc, fin + 1, nota);
}

/** Draws figures with their formulas and numbers. */
export function dibujarCifras(
  doc: jsPDF,
  y: number,
  titulo: string,
  cifras: readonly CifraInformada[],
): number {
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: dibujarSubtitulo(doc, y, titulo),
    head: [['Nombre', aLaDerecha('Valor'), '¿Cómo se calcula?']],
    body: cifras.map((cifra) => [cifra.nombre, cifra.valor, comoSeCalcula(cifra)]),
    columnStyles: {
      0: { cellWidth: ancho * 0.25 },
      1: { cellWidth: ancho * 0.13, halign: 'right' },
      2: { cellWidth: ancho * 0.62 },
    },
  });
}

/** Draws the quality properties with their verdicts. */
export function dibujarVeredictos(doc: jsPDF, y: number, veredictos: readonly VeredictoInformado[]): number {
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: dibujarSubtitulo(doc, y, 'Propiedades de calidad'),
    head: [['Propiedad', 'Medida', 'Es defecto si', 'Veredicto']],
    body: veredictos.map(({ propiedad, medida, condicion, veredicto }) => [
      enUnaLinea(propiedad),
      medida,
      condicion,
      veredicto,
    ]),
    columnStyles: {
      0: { cellWidth: ancho * 0.25 },
      1: { cellWidth: ancho * 0.26 },
      2: { cellWidth: ancho * 0.33 },
      3: { cellWidth: ancho * 0.16 },
    },
  });
}

/** Draws what was analysed and what was not. */
export function dibujarAnalizado(doc: jsPDF, y: number, hechos: InformeAnalisis['analizado']): number {
  const inicio = dibujarSubtitulo(doc, y, 'Qué se analizó');
  return dibujarTablaDeHechos(
    doc,
    inicio,
    hechos.map(([nombre, valor]) => [nombre, enUnaLinea(valor)]),
  );
}

/** Draws the limits of the degree. */
export function dibujarNotas(doc: jsPDF, y: number, notas: readonly string[]): number {
  const inicio = dibujarSubtitulo(doc, y, 'Qué conviene saber del grado');
  return notas.reduce((desde, nota) => dibujarParrafo(doc, desde, nota), inicio);
}

const aLaDerecha = (content: string) => ({ content, styles: { halign: 'right' as const } });

const comoSeCalcula = ({ formula, numeros }: CifraInformada): string =>
  numeros === null ? formula : `${formula}\n${numeros}`;
