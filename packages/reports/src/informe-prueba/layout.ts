import { tituloPromedios } from '@mantenible/domain/calculo';

import { dibujarComentarios, repartir } from '../comentarios/layout.ts';
import { componerInforme } from '../pdf/informe.ts';
import { dibujarEvidencias } from './evidencias.ts';
import { dibujarGrafica } from './grafica.ts';
import type { InformePrueba } from './model.ts';
import { dibujarDetalle, dibujarGeneral, dibujarHechos, dibujarResumen, tituloInforme } from './secciones.ts';

export interface OpcionesPdf {
  /** The chart on screen as a PNG data URL; without it the report draws bars of its own. */
  readonly grafica?: string | undefined;
  /** IANA name, such as 'America/Guayaquil'; the machine's own where it is left out. */
  readonly zonaHoraria?: string | undefined;
}

/** Draws the report of a test, section below section, and gives the file's bytes. */
export function dibujarInforme(
  modelo: InformePrueba,
  { grafica, zonaHoraria }: OpcionesPdf,
): Uint8Array<ArrayBuffer> {
  const { resumen } = modelo;
  const reparto = repartir(modelo.comentarios);
  return componerInforme({ ...modelo, titulo: tituloInforme, tema: modelo.prueba }, (doc, arriba) => {
    let y = dibujarHechos(doc, arriba, modelo, zonaHoraria);
    if (resumen.filas.length > 0) {
      const encabezado = tituloPromedios(modelo.tipo);
      y = dibujarGrafica(doc, y, { encabezado, filas: resumen.filas }, grafica);
    }
    y = dibujarResumen(doc, y, resumen);
    y = dibujarGeneral(doc, y, modelo, zonaHoraria);
    if (modelo.detalle.length > 0) y = dibujarDetalle(doc, y, modelo, { zona: zonaHoraria, reparto });
    y = dibujarEvidencias(doc, y, modelo);
    dibujarComentarios(doc, y, reparto, modelo.comentarios);
  });
}
