import { ambitoAplicado } from '@mantenible/contracts/ambito';
import { fasesAnalisis } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

// Schemas of the JSON columns of analyses and their files.
const medidas = z.record(z.string(), z.number());
const incidencias = z.array(
  z.object({
    rule: z.string(),
    message: z.string(),
    range: z.nullable(
      z.object({ startLine: z.int(), startColumn: z.int(), endLine: z.int(), endColumn: z.int() }),
    ),
    effort: z.number(),
  }),
);
/** One column holds whole languages and single files. */
const omitidos = z.array(
  z.union([
    z.object({ lenguaje: z.string(), archivos: z.int() }),
    z.object({ ruta: z.string(), motivo: z.string() }),
  ]),
);

export const leerFase = columnReader('analisis.fase', z.enum(fasesAnalisis));
export const leerMedidas = columnReader('analisis.medidas', medidas);
/** Figures kept of a scanning service's analysis. */
export const leerCifras = columnReader('cifras_servicio.medidas', medidas);
export const leerOmitidos = columnReader('analisis.omitidos', omitidos);
/** Number of findings by rule of a finished analysis; null for one of an earlier version of the product. */
export const leerReglas = columnReader('analisis.reglas', z.nullable(medidas));
/** The scope of a finished analysis; null for one of an earlier version of the product. */
export const leerAmbitoUsado = columnReader('analisis.ambito', z.nullable(ambitoAplicado));
export const leerMedidasDeArchivo = columnReader('analisis_archivos.medidas', medidas);
export const leerIncidencias = columnReader('analisis_archivos.incidencias', incidencias);

/** Name of a row of `analisis_archivos` in errors: position instead of path, because a path is content of the repository. */
export function filaDeArchivo(analisisId: string, posicion: number): string {
  return `${analisisId}/${posicion}`;
}
