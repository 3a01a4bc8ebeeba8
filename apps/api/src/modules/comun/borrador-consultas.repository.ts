import type { Conn } from '@mantenible/db';
import { esDelEquipo } from '@mantenible/domain/acceso';
import { elementoTodos } from '@mantenible/domain/respuesta';
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '@mantenible/db/schema';

import { leerBorrador, leerRespuesta } from '../borrador/borrador-guardado.schema.ts';
import type { BorradorConRespuestas, ContextoBorrador } from '../borrador/borrador.port.ts';
import type { Lugar } from '../respuesta/respuesta.port.ts';
import { consumoDePruebas, sinConsumo } from './consumo-de-pruebas.repository.ts';
import { columnasDePertenencia, pertenenciaDe } from './pertenencia.repository.ts';

/** The condition that finds one draft. */
export function enLugar(eb: ExpressionBuilder<Schema, 'borradores'>, lugar: Lugar) {
  return eb.and({
    'borradores.id_persona': lugar.idPersona,
    'borradores.proyecto_id': lugar.proyectoId,
    'borradores.tipo': lugar.tipo,
    'borradores.elemento': lugar.elementoId ?? elementoTodos,
    'borradores.intentos': lugar.intentos ?? 0,
  });
}

/** Whether a draft was ever changed; only changed ones are listed and counted. */
export function conCambios(eb: ExpressionBuilder<Schema, 'borradores'>) {
  return eb.or([
    eb('borradores.titulo_version', '>', 0),
    eb.exists(
      eb
        .selectFrom('borrador_respuestas')
        .whereRef('borrador_respuestas.borrador_id', '=', 'borradores.id')
        .where('borrador_respuestas.version', '>', 0)
        .select('borrador_respuestas.borrador_id'),
    ),
  ]);
}

/** Attempts that the project's saved tests of one element already have. */
export function intentosHechos(eb: ExpressionBuilder<Schema, 'proyectos'>, { tipo, elementoId }: Lugar) {
  return eb
    .selectFrom('respuestas as hechas')
    .whereRef('hechas.proyecto_id', '=', 'proyectos.id')
    .where('hechas.tipo', '=', tipo)
    .where('hechas.elemento_id', '=', elementoId)
    .select((e) => e.fn.jsonAgg(e.ref('hechas.intentos')).as('intentos'));
}

export async function leerContexto(conn: Conn, lugar: Lugar): Promise<ContextoBorrador | null> {
  const proyecto = await conn
    .selectFrom('proyectos')
    .where('id', '=', lugar.proyectoId)
    .select([...columnasDePertenencia, 'nombre'])
    .select((eb) => intentosHechos(eb, lugar).as('hechos'))
    .select(consumoDePruebas(lugar.idPersona, lugar.proyectoId).as('consumo'))
    .executeTakeFirst();
  if (!proyecto) return null;
  // Only the team has drafts: another person's project takes the same statements as a missing one.
  const suyo = esDelEquipo(lugar.idPersona, proyecto);
  const fila = suyo ? await leerCambiado(conn, lugar) : undefined;
  return {
    ...pertenenciaDe(proyecto),
    proyectoNombre: proyecto.nombre,
    hechos: (proyecto.hechos ?? []).filter((intento) => intento !== null),
    consumo: proyecto.consumo ?? sinConsumo,
    borrador: fila ? { ...leerBorrador(fila), intacto: fila.cambiado !== true } : null,
  };
}

function leerCambiado(conn: Conn, lugar: Lugar) {
  return conn
    .selectFrom('borradores')
    .selectAll()
    .select((eb) => conCambios(eb).as('cambiado'))
    .where((eb) => enLugar(eb, lugar))
    .executeTakeFirst();
}

export async function leerCompleto(conn: Conn, lugar: Lugar): Promise<BorradorConRespuestas | null> {
  const fila = await conn
    .selectFrom('borradores')
    .selectAll()
    .where((eb) => enLugar(eb, lugar))
    .executeTakeFirst();
  if (!fila) return null;
  const respuestas = await conn
    .selectFrom('borrador_respuestas')
    .selectAll()
    .where('borrador_id', '=', fila.id)
    .execute();
  return { ...leerBorrador(fila), respuestas: respuestas.map(leerRespuesta) };
}
