import type { Schema } from '@mantenible/db/schema';
import {
  esfuerzos,
  estadosAccion,
  tiposOrigen,
  type AccionVerificable,
  type EstadoAccion,
} from '@mantenible/domain/mejora';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import type { AccionGuardada } from './mejora.port.ts';

// What the columns of actions hold: older rows must still be read when an answer's shape has changed.
const codigo = z.object({
  version: z.string(),
  alcance: z.optional(z.string()),
  archivos: z.nullable(
    z.array(
      z.object({
        ruta: z.string(),
        blob: z.string(),
        silencios: z.number(),
        hallazgos: z.optional(z.array(z.string())),
      }),
    ),
  ),
});
const pregunta = z.object({
  pregunta: z.string(),
  niveles: z.array(z.object({ descripcion: z.string(), valor: z.number() })),
  fraccion: z.nullable(z.number()),
});

const leerBase = columnReader('acciones_mejora.base', z.nullable(z.union([codigo, pregunta])));
const leerTipo = columnReader('acciones_mejora.origen_tipo', z.enum(tiposOrigen));
const leerEsfuerzo = columnReader('acciones_mejora.esfuerzo', z.enum(esfuerzos));
export const leerEstado = columnReader('acciones_mejora.estado', z.enum(estadosAccion));

type Columnas = Selectable<Schema['acciones_mejora']>;
type Fecha = Date | string;

/** Columns of an action's check; inside of JSON a date is text. */
type ColumnasDeComprobacion = Pick<
  Columnas,
  'id' | 'origen_tipo' | 'origen_clave' | 'estado' | 'enlace' | 'rama' | 'base'
> & { readonly creado: Fecha; readonly verificada: Fecha | null };

/** A row as an action. */
export function leerAccion(fila: Columnas & { readonly autor: string | null }): AccionGuardada {
  const { id, texto, responsable, fecha, version } = fila;
  return {
    ...leerComprobable(fila),
    texto,
    responsable,
    fecha,
    version,
    autor: { sub: fila.id_persona, nombre: fila.autor },
    _id: id,
    esfuerzo: leerEsfuerzo(fila.esfuerzo, id),
  };
}

/** What the check and the progress of an improvement plan need of a row. */
export function leerComprobable({
  id,
  enlace,
  rama,
  creado,
  verificada,
  ...fila
}: ColumnasDeComprobacion): AccionVerificable & { readonly estado: EstadoAccion } {
  return {
    enlace,
    rama,
    origen: { tipo: leerTipo(fila.origen_tipo, id), clave: fila.origen_clave },
    estado: leerEstado(fila.estado, id),
    base: leerBase(fila.base, id),
    creado: new Date(creado).toISOString(),
    verificada: verificada === null ? null : new Date(verificada).toISOString(),
  };
}
