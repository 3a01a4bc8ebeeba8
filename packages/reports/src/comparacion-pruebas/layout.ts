import { formatApart, formatDateTime } from '@mantenible/wording/fechas';
import type { jsPDF } from 'jspdf';

import { anchoUtil, colores } from '../pdf/documento.ts';
import { dibujarSubtitulo } from '../pdf/encabezados.ts';
import { formatoPorcentaje } from '../pdf/formato.ts';
import { componerInforme } from '../pdf/informe.ts';
import { dibujarParrafo } from '../pdf/parrafo.ts';
import { asegurarEspacio, dibujarTabla, dibujarTablaDeHechos } from '../pdf/tabla.ts';
import { enUnaLinea } from '../pdf/texto-imprimible.ts';
import type { InformeComparacion, PromediosInformados, PruebaComparadaInformada } from './model.ts';
import { dibujarPreguntas } from './preguntas.ts';

const titulo = 'Comparación de pruebas';
const lados = ['Primera prueba', 'Segunda prueba'] as const;

/** Draws the comparison of two tests, means first, and gives the file's bytes. */
export function dibujarComparacion(
  modelo: InformeComparacion,
  zonaHoraria: string | undefined,
): Uint8Array<ArrayBuffer> {
  return componerInforme({ ...modelo, titulo }, (doc, arriba) => {
    let y = dibujarHechos(doc, arriba, modelo, zonaHoraria);
    y = dibujarPruebas(doc, y, modelo, zonaHoraria);
    y = dibujarPromedios(doc, dibujarSubtitulo(doc, y, 'Promedios'), modelo.promedios);
    if (modelo.comunes) y = dibujarComunes(doc, y, modelo.comunes);
    y = dibujarPreguntas(doc, y, lados, modelo.grupos);
    dibujarParrafo(doc, asegurarEspacio(doc, y + 3, 10), modelo.iguales);
  });
}

function dibujarHechos(
  doc: jsPDF,
  y: number,
  { proyecto, alcance, generado }: InformeComparacion,
  zonaHoraria: string | undefined,
): number {
  return dibujarTablaDeHechos(doc, y, [
    ['Proyecto', enUnaLinea(proyecto)],
    ['Alcance', enUnaLinea(alcance)],
    ['Generado', formatDateTime(generado, zonaHoraria)],
  ]);
}

/** Both tests side by side. */
function dibujarPruebas(
  doc: jsPDF,
  y: number,
  { antes, despues, diferencia }: InformeComparacion,
  zonaHoraria: string | undefined,
): number {
  const fila = (nombre: string, dato: (prueba: PruebaComparadaInformada) => string) => [
    nombre,
    dato(antes),
    dato(despues),
  ];
  const intento = (una: PruebaComparadaInformada) => (una.intento === null ? '' : String(una.intento));
  const momento = formatApart([antes.aplicada, despues.aplicada], formatDateTime, zonaHoraria);
  const conIntento = antes.intento !== null || despues.intento !== null;
  const ancho = anchoUtil(doc);
  return dibujarTabla(doc, {
    startY: y + 5,
    head: [['', ...lados]],
    body: [
      fila('Prueba', (una) => enUnaLinea(una.nombre)),
      ...(conIntento ? [fila('Intento', intento)] : []),
      fila('Aplicada', (una) => momento(una.aplicada)),
      fila('Promedio general', (una) => formatoPorcentaje(una.promedio)),
      fila('Criterio de valoración', (una) => enUnaLinea(una.criterio ?? '')),
      ['Diferencia', { content: diferencia, colSpan: 2 }],
    ],
    columnStyles: {
      0: { cellWidth: ancho * 0.24, textColor: colores.suave },
      1: { cellWidth: ancho * 0.38 },
      2: { cellWidth: ancho * 0.38 },
    },
  });
}

function dibujarPromedios(doc: jsPDF, y: number, { filas, general }: PromediosInformados): number {
  const derecha = (content: string) => ({ content, styles: { halign: 'right' as const } });
  const ancho = anchoUtil(doc);
  const cifras = { cellWidth: ancho * 0.16, halign: 'right' } as const;
  return dibujarTabla(doc, {
    startY: y,
    head: [['Nombre', derecha('Primera'), derecha('Segunda'), 'Diferencia']],
    body: [...filas, general].map(({ nombre, antes, despues, diferencia }) => [
      enUnaLinea(nombre),
      formatoPorcentaje(antes),
      formatoPorcentaje(despues),
      diferencia,
    ]),
    columnStyles: {
      0: { cellWidth: ancho * 0.38 },
      1: cifras,
      2: cifras,
      3: { cellWidth: ancho * 0.3 },
    },
    didParseCell: ({ row, cell, section }) => {
      // Not in bold: that font has Latin letters alone, and no minus sign.
      if (section === 'body' && row.index === filas.length) cell.styles.fillColor = colores.cabecera;
    },
  });
}

function dibujarComunes(doc: jsPDF, y: number, comunes: PromediosInformados): number {
  const inicio = dibujarSubtitulo(doc, y, 'Promedios de las preguntas comunes', 40);
  const debajo = dibujarParrafo(
    doc,
    inicio,
    'Las pruebas no tienen las mismas preguntas: esta tabla compara solo las que están en ambas.',
  );
  return dibujarPromedios(doc, debajo, comunes);
}
