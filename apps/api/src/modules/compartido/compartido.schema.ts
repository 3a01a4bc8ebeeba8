import type { ContenidoCompartido } from '@mantenible/contracts/compartido';
import { pedido } from '@mantenible/contracts/entrega';
import type { Schema } from '@mantenible/db/schema';
import { clasesCompartidas } from '@mantenible/domain/enlace';
import { tiposPrueba } from '@mantenible/domain/respuesta';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import type { EnlaceGuardado, Vista } from './compartido.port.ts';

export type Contenido = ContenidoCompartido;

/**
 * Reads what a link shows as its owner would, with the name of the thing, in the turns of `grupo` where turns are taken. Refuses what
 * does not exist or is not the project's.
 */
export type LeerContenido = (
  vista: Vista,
  grupo: string,
) => Promise<{ readonly titulo: string; readonly contenido: Contenido }>;

const leerClase = columnReader('enlaces_compartidos.clase', z.enum(clasesCompartidas));
export const leerPruebas = columnReader(
  'respuestas.tipo',
  z.array(z.object({ tipo: z.enum(tiposPrueba), elementoId: z.nullable(z.string()) })),
);
/** Deliveries inside of JSON, where instants are texts. */
export const leerAbiertas = columnReader(
  'entregas.pide',
  z.array(z.object({ titulo: z.string(), fin: z.string(), zona: z.string(), pide: pedido })),
);

/** A row as a link. */
export function leerEnlace(fila: Selectable<Schema['enlaces_compartidos']>): EnlaceGuardado {
  const { id, titulo } = fila;
  return {
    _id: id,
    proyectoId: fila.proyecto_id,
    clase: leerClase(fila.clase, id),
    titulo,
    objetoId: fila.objeto_id,
    otroId: fila.otro_id,
    conCodigo: fila.con_codigo,
    creado: fila.creado.toISOString(),
    expira: fila.expira.toISOString(),
  };
}
