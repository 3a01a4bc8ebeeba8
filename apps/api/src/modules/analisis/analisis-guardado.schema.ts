import { fasesAnalisis } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

// What the JSON columns of analyses and their files hold.
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
/** One column keeps both: whole languages, and single files. */
const omitidos = z.array(
  z.union([
    z.object({ lenguaje: z.string(), archivos: z.int() }),
    z.object({ ruta: z.string(), motivo: z.string() }),
  ]),
);

export const leerFase = columnReader('analisis.fase', z.enum(fasesAnalisis));
export const leerMedidas = columnReader('analisis.medidas', medidas);
export const leerOmitidos = columnReader('analisis.omitidos', omitidos);
export const leerMedidasDeArchivo = columnReader('analisis_archivos.medidas', medidas);
export const leerIncidencias = columnReader('analisis_archivos.incidencias', incidencias);

/** How an error names a row of `analisis_archivos`; not by its path, which is content. */
export function filaDeArchivo(analisisId: string, posicion: number): string {
  return `${analisisId}/${posicion}`;
}
