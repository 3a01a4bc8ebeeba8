import { nombresMedida } from '@mantenible/domain/medicion';
import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';
import { cambiosDeAnalisis } from './procedencia.ts';

const nombreMedida = z.enum(nombresMedida);
const analisisMedido = { analisis: id, fecha: z.iso.datetime(), commit: z.nullable(z.string()) };

export const medicion = z.object({
  ...analisisMedido,
  nombre: nombreMedida,
  cifra: z.number(),
  nivel: z.nullable(z.number()),
});

/** A measurement in a report: its level is given by its description instead of its index. */
export const medicionInformada = z.object({ ...medicion.shape, nivel: z.nullable(z.string()) });

/** Answer of GET /mediciones/{proyectoId}: the figures of its newest finished analysis, or null. */
export const medicionesProyecto = z.object({
  /** The project's link, to which evidence in its files refers. */
  repositorio: z.string(),
  /** Differences of that analysis to the project today; with another link or branch there are no figures. */
  cambios: cambiosDeAnalisis,
  medido: z.nullable(z.object({ ...analisisMedido, cifras: z.partialRecord(nombreMedida, z.number()) })),
});

/** Answer of GET /mediciones/{proyectoId}/archivos: the files that the analysis of /mediciones read; none without one. */
export const archivosMedidos = z.object({
  commit: z.nullable(z.string()),
  /** By path. `lineas`: lines of the text; null where they were not counted. */
  archivos: listaDe(z.object({ ruta: z.string(), lineas: z.nullable(z.number()) })),
});
export type ArchivosMedidos = z.infer<typeof archivosMedidos>;
