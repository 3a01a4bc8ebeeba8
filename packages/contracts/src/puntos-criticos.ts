import { estadosPuntos } from '@mantenible/domain/puntos-criticos';
import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';
import { procedencia } from './procedencia.ts';

const puntoCritico = z.object({
  ruta: z.string(),
  cambios: z.number(),
  complejidad: z.number(),
  lineas: z.number(),
  incidencias: z.number(),
});
export type PuntoCritico = z.infer<typeof puntoCritico>;

export const puntosCriticos = z.object({
  proyecto: z.object({ _id: id, nombre: z.string(), clave: z.string() }),
  estado: z.enum(estadosPuntos),
  /** Reason of the failure, in Spanish; null unless `fallido`. */
  motivo: z.nullable(z.string()),
  analisis: z.nullable(
    z.object({ id, fecha: z.iso.datetime(), commit: z.nullable(z.string()), ...procedencia }),
  ),
  /** Commits that were read; null unless `listo`. */
  historia: z.nullable(
    z.object({
      commits: z.number(),
      /** Date of the oldest of them. */
      desde: z.nullable(z.iso.datetime()),
      /** False when older ones were left out because they change too many files. */
      completa: z.boolean(),
      /** Commits that do not count: they change a large part of the files, or the repository names them. */
      apartados: z.int(),
    }),
  ),
  /** Ordered, the first of them. */
  archivos: listaDe(puntoCritico),
  /** How many of `archivos` deserve attention first. */
  prioritarios: z.number(),
  /** Files that were counted. */
  total: z.number(),
});
export type PuntosCriticos = z.infer<typeof puntosCriticos>;
