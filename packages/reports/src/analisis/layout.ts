import type { jsPDF } from 'jspdf';

import { dibujarComentarios, repartir } from '../comentarios/layout.ts';
import { componerInforme } from '../pdf/informe.ts';
import { dibujarIncidencias } from './incidencias.ts';
import { dibujarMarcas } from './marcas.ts';
import type { InformeAnalisis } from './model.ts';
import {
  dibujarAnalizado,
  dibujarCifras,
  dibujarGrado,
  dibujarHechos,
  dibujarNotas,
  dibujarVeredictos,
} from './secciones.ts';

const titulo = 'Reporte del análisis estático';

/** Draws a static analysis, its figures first, and gives the file's bytes. */
export function dibujarAnalisis(
  modelo: InformeAnalisis,
  zonaHoraria: string | undefined,
): Uint8Array<ArrayBuffer> {
  const reparto = repartir(modelo.comentarios);
  const secciones: readonly ((doc: jsPDF, y: number) => number)[] = [
    (doc, y) => dibujarHechos(doc, y, modelo, zonaHoraria),
    (doc, y) => dibujarGrado(doc, y, modelo),
    (doc, y) => dibujarCifras(doc, y, 'Subcaracterísticas', modelo.subcaracteristicas),
    (doc, y) => dibujarCifras(doc, y, 'Métricas de calidad', modelo.metricas),
    (doc, y) => dibujarVeredictos(doc, y, modelo.veredictos),
    (doc, y) => dibujarAnalizado(doc, y, modelo.analizado),
    (doc, y) => dibujarIncidencias(doc, y, modelo.hallazgos, reparto),
    (doc, y) => dibujarMarcas(doc, y, modelo.marcas),
    (doc, y) => dibujarComentarios(doc, y, reparto, modelo.comentarios),
    (doc, y) => dibujarNotas(doc, y, modelo.notas),
  ];
  return componerInforme({ ...modelo, titulo }, (doc, arriba) => {
    let y = arriba;
    for (const dibujar of secciones) y = dibujar(doc, y);
  });
}
