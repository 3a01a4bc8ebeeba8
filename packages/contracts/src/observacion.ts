import {
  lugaresObservacion,
  maximoTextoObservacion,
  momentosObservacion,
} from '@mantenible/domain/observacion';
import * as z from 'zod/mini';

import { id, listaDe, texto, textoOpcional } from './comun.ts';

const lugar = z.enum(lugaresObservacion);
const cuando = z.enum(momentosObservacion);
/** Key of the question, place of the finding, or text of the action; empty for the whole. */
const clave = textoOpcional(4500);

export const parametroObservacion = z.object({ entregaId: id, proyecto: id, comentarioId: id });

export const observacionNueva = z.object({
  lugar,
  clave,
  texto: texto(maximoTextoObservacion),
  cuando: z._default(cuando, 'con-la-nota'),
  /** The comment that it replies to. */
  padre: z._default(z.nullable(id), null),
});
/** A comment or a reply as it is sent; `cuando` and `padre` have defaults and may be missing. */
export type ObservacionNueva = z.input<typeof observacionNueva>;

export const observacionCambiada = z.object({
  texto: z.optional(texto(maximoTextoObservacion)),
  resuelta: z.optional(z.boolean()),
});

export const observacion = z.object({
  _id: id,
  lugar,
  clave: z.string(),
  texto: z.string(),
  cuando,
  padre: z.nullable(id),
  por: z.string(),
  /** Whether the caller wrote it. */
  propia: z.boolean(),
  deDocente: z.boolean(),
  resuelta: z.boolean(),
  version: z.number(),
  creado: z.iso.datetime(),
});
export type Observacion = z.infer<typeof observacion>;

/** `desde`: the comment that an earlier answer named as `siguiente`. */
export const consultaObservaciones = z.object({ desde: z.optional(id) });

export const observaciones = z.object({
  /** Whether the caller may begin a comment; others reply. */
  puedeComentar: z.boolean(),
  puedeResponder: z.boolean(),
  /** The oldest first. */
  comentarios: listaDe(observacion),
  /** The first comment of the next answer; null where this one has the last. */
  siguiente: z.nullable(id),
});
export type Observaciones = z.infer<typeof observaciones>;

export const fraseNueva = z.object({ texto: texto(maximoTextoObservacion) });
export const frase = z.object({ _id: id, texto: z.string() });
export const frases = listaDe(frase);
export type Frase = z.infer<typeof frase>;

export const consultaInformadas = z.object({
  /** What the report is about: comments on it and on the whole are listed. */
  lugar: z.enum(['respuesta', 'incidencia', 'accion']),
  /** Saved test of the report; the deliveries of it alone are listed. */
  prueba: z.optional(id),
});

/** Comments on what a project delivered, as its reports print them: the newest delivery first, thread by thread. */
export const observacionesInformadas = z.object({
  entregas: listaDe(
    z.object({
      _id: id,
      titulo: z.string(),
      /** Commit of the delivered analysis; null without one. */
      commit: z.nullable(z.string()),
      comentarios: listaDe(
        z.extend(observacion, {
          /** What it is about: the question, the finding or the action; empty for the whole. */
          sobre: z.string(),
          /** Whether the team reads its thread. */
          mostrado: z.boolean(),
          /** Whether its thread began on an earlier copy than the one that counts, whose lines and answers can be others. */
          anterior: z.boolean(),
        }),
      ),
      /** Comments and replies that the reader sees on the page of the mark and that are not listed here. */
      omitidos: z.int(),
    }),
  ),
  /** Older deliveries that the reader sees and whose comments were not read. */
  entregasOmitidas: z.int(),
});
export type ObservacionesInformadas = z.infer<typeof observacionesInformadas>;
