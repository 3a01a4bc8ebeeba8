import { crearDocumento, numerarPaginas, margenContenido } from '../pdf/documento.ts';
import { dibujarTitulo } from '../pdf/encabezados.ts';
import { enUnaLinea } from '../pdf/texto-imprimible.ts';
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
  const { prueba, proyecto, resumen } = modelo;
  const doc = crearDocumento({
    titulo: `${tituloInforme}: ${enUnaLinea(prueba)}`,
    asunto: enUnaLinea(proyecto),
    creado: new Date(modelo.generado),
  });
  let y = dibujarTitulo(doc, margenContenido.arriba, tituloInforme);
  y = dibujarHechos(doc, y, modelo, zonaHoraria);
  if (resumen.filas.length > 0) y = dibujarGrafica(doc, y, resumen.filas, grafica);
  y = dibujarResumen(doc, y, resumen);
  y = dibujarGeneral(doc, y, modelo, zonaHoraria);
  if (modelo.detalle.length > 0) y = dibujarDetalle(doc, y, modelo, zonaHoraria);
  dibujarEvidencias(doc, y, modelo);
  numerarPaginas(doc, enUnaLinea(proyecto), tituloInforme);
  return new Uint8Array(doc.output('arraybuffer'));
}
