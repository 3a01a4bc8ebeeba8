import type { Schema } from '@mantenible/db/schema';
import { esfuerzos, estadosAccion, tiposOrigen } from '@mantenible/domain/mejora';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import type { AccionGuardada } from './mejora.port.ts';

// What the columns of actions hold: older rows must still be read when an answer's shape has changed.
const codigo = z.object({
  version: z.string(),
  archivos: z.nullable(z.array(z.object({ ruta: z.string(), blob: z.string(), silencios: z.number() }))),
});
const pregunta = z.object({
  pregunta: z.string(),
  niveles: z.array(z.object({ descripcion: z.string(), valor: z.number() })),
  fraccion: z.nullable(z.number()),
});

const leerBase = columnReader('acciones_mejora.base', z.nullable(z.union([codigo, pregunta])));
const leerTipo = columnReader('acciones_mejora.origen_tipo', z.enum(tiposOrigen));
const leerEsfuerzo = columnReader('acciones_mejora.esfuerzo', z.enum(esfuerzos));
const leerEstado = columnReader('acciones_mejora.estado', z.enum(estadosAccion));

/** A row as an action. */
export function leerAccion(fila: Selectable<Schema['acciones_mejora']>): AccionGuardada {
  const { id, texto, responsable, fecha, version, enlace, rama } = fila;
  return {
    ...{ texto, responsable, fecha, version, enlace, rama },
    _id: id,
    origen: { tipo: leerTipo(fila.origen_tipo, id), clave: fila.origen_clave },
    esfuerzo: leerEsfuerzo(fila.esfuerzo, id),
    estado: leerEstado(fila.estado, id),
    base: leerBase(fila.base, id),
    creado: fila.creado.toISOString(),
    verificada: fila.verificada?.toISOString() ?? null,
  };
}
