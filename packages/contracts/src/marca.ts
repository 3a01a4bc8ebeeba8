import { decisiones, estadosMarca, maximoMensaje } from '@mantenible/domain/marca';
import * as z from 'zod/mini';

import { id, listaDe, texto } from './comun.ts';

export const parametroMarca = z.object({ proyectoId: id, marcaId: id });

/** Body of POST /marcas/{proyectoId}: a finding as the list of issues shows it, and what the person decided about it. */
export const marcaNueva = z.object({
  /** The analysis on screen; refused (409 'otro-analisis') where it is no longer the newest one. */
  analisis: id,
  regla: z.string().check(z.maxLength(200)),
  archivo: z.string().check(z.maxLength(4096)),
  linea: z.nullable(z.int()),
  /** Its first characters are enough. */
  mensaje: z.string().check(z.maxLength(maximoMensaje)),
  decision: z.enum(decisiones),
  razon: texto(500),
});
export type MarcaNueva = z.infer<typeof marcaNueva>;

export const marca = z.object({
  _id: id,
  decision: z.enum(decisiones),
  razon: z.string(),
  regla: z.string(),
  mensaje: z.string(),
  /** Where the newest analysis has the finding, or where the last one that had it. */
  archivo: z.string(),
  linea: z.nullable(z.number()),
  estado: z.enum(estadosMarca),
  creado: z.iso.datetime(),
  /** Who set it, in a project of several people. */
  autor: z.optional(z.string()),
});
export type Marca = z.infer<typeof marca>;

export const marcas = z.object({
  /** False for an administrator who reads another person's project. */
  puedeCambiar: z.boolean(),
  /** Why no finding can be marked, in Spanish; null where they can. */
  motivo: z.nullable(z.string()),
  /** Findings that the code of the newest analysis suppresses by NOSONAR: no measure counts them. */
  silenciadas: z.number(),
  total: z.number(),
  /** The oldest first, as many as fit into an answer. */
  marcas: listaDe(marca),
});
export type Marcas = z.infer<typeof marcas>;
