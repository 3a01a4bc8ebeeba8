import * as z from 'zod/mini';

import { id, listaDe } from './comun.ts';

export const tiposAviso = ['comentario', 'nota', 'revision', 'plazo', 'curso'] as const;

export const aviso = z.object({
  _id: id,
  tipo: z.enum(tiposAviso),
  texto: z.string(),
  cursoId: id,
  /** Null for a notice about the course itself. */
  entregaId: z.nullable(id),
  proyectoId: z.nullable(id),
  creado: z.iso.datetime(),
  leido: z.boolean(),
});
export const avisos = z.object({
  sinLeer: z.number(),
  /** The newest first. */
  avisos: listaDe(aviso),
});
export type Avisos = z.infer<typeof avisos>;

/** Which notices a person has read: all of those until a moment, or one; without either, all. */
export const avisosLeidos = z.object({
  /** When the newest notice that the person was shown was made: what came later was not seen. */
  hasta: z.optional(z.iso.datetime()),
  /** A notice as the list names it. */
  aviso: z.optional(id),
});

/** Whether a person gets notices by mail. */
export const avisosPorCorreo = z.object({
  /** Whether this installation sends mail. */
  disponible: z.boolean(),
  activo: z.boolean(),
  /** Where they go, or would go; null where no address is known. */
  correo: z.nullable(z.string()),
});
export type AvisosPorCorreo = z.infer<typeof avisosPorCorreo>;

export const cambioDeAvisosPorCorreo = z.object({ activo: z.boolean() });
