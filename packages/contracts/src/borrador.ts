import { elementoTodos } from '@mantenible/domain/respuesta';
import * as z from 'zod/mini';

import { id, listaDe, textoOpcional } from './comun.ts';
import { planPrueba, respuestaEnviada, respuestaPregunta, tipoPrueba } from './respuesta.ts';

/** `elementoId` is 'todos' and `intentos` 0 for scopes of all items. */
export const parametroBorrador = z.object({
  proyectoId: id,
  tipo: tipoPrueba,
  elementoId: z.union([id, z.literal(elementoTodos)]),
  intentos: z.coerce.number().check(z.int(), z.gte(0), z.lte(2)),
});
/** The draft that DELETE …/borradores/… is meant for: refused (409 'borrador-ausente') where the scope has another one. */
export const consultaDescartar = z.object({ borrador: z.optional(id) });
export const parametroProyecto = z.object({ proyectoId: id });

/** Grows by one with each change; the limit fits the database and exceeds any real number of changes. */
const versionEnviada = z.int().check(z.gte(1), z.lte(1_000_000_000));

const huellaPreguntas = z.string().check(z.regex(/^[\w-]{22}$/));

export const borradorRespuestaEnviada = z.extend(respuestaEnviada, { version: versionEnviada });

/**
 * Merges title and answers into the draft; where none exists, creates it, frozen to today's question set. Refused (409) where
 * `borrador`, the page's open draft, was saved, discarded or replaced meanwhile ('borrador-ausente'), and where the draft's
 * questions differ from those with the fingerprint `huella` ('preguntas-cambiadas'). `adicionales` is read at creation and with
 * `rehacer`, which rebuilds the open draft with those items and keeps the answers that fit.
 */
export const borradorEnviado = z.object({
  borrador: z.optional(id),
  huella: z.optional(huellaPreguntas),
  rehacer: z._default(z.boolean(), false),
  adicionales: z._default(z.array(id).check(z.maxLength(500)), []),
  titulo: z.optional(z.object({ texto: textoOpcional(300), version: versionEnviada })),
  respuestas: z._default(z.array(borradorRespuestaEnviada).check(z.maxLength(5000)), []),
});
export type BorradorEnviado = z.input<typeof borradorEnviado>;

export const borradorRespuesta = z.extend(respuestaPregunta, { version: z.number() });

export const borrador = z.object({
  _id: id,
  proyectoId: id,
  proyectoNombre: z.string(),
  tipo: tipoPrueba,
  elementoId: z.nullable(id),
  intentos: z.nullable(z.number()),
  adicionales: listaDe(id),
  titulo: z.object({ texto: z.string(), version: z.number() }),
  plan: planPrueba,
  /** Changes with the questions of the draft. */
  huella: huellaPreguntas,
  respuestas: listaDe(borradorRespuesta),
  cambios: listaDe(
    z.object({
      pregunta: z.string(),
      motivo: z.enum(['pregunta-nueva', 'pregunta-retirada', 'nivel-cambiado']),
    }),
  ),
  /** True when this call created it. */
  nuevo: z.boolean(),
  /** Sent answers that lost against a newer one of another tab. */
  superadas: listaDe(z.object({ pautaId: id, listaVerificacion: id })),
});
export type Borrador = z.infer<typeof borrador>;

export const borradorResumen = z.object({
  _id: id,
  tipo: tipoPrueba,
  elementoId: z.nullable(id),
  intentos: z.nullable(z.number()),
  adicionales: listaDe(id),
  /** Name of the item, or null for scopes of all. */
  elementoNombre: z.nullable(z.string()),
  titulo: z.string(),
  respondidas: z.number(),
  preguntas: z.number(),
  actualizado: z.iso.datetime(),
});
export const borradoresResumen = listaDe(borradorResumen);
