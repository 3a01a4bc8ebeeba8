import type { Conn } from '@mantenible/db';
import { personaEliminada, type PersonaBuscada } from '@mantenible/domain/datos-personales';
import { sql, type RawBuilder } from 'kysely';

import { entregadoDe } from './parte-de-datos.repository.ts';

const { nombre: eliminada } = personaEliminada;

/**
 * Replaces the person where an action, or a copy of one, names the person as responsible. The name is free text, which other
 * people may share: only where the person owns the project, is in its team, or was when it was delivered. Called before those
 * memberships go.
 */
export async function borrarResponsables(trx: Conn, persona: PersonaBuscada): Promise<void> {
  const { sub } = persona;
  const entregados = sql`entregados where ${entregadoDe(sub)}`;
  const suyos = sql`(select id from proyectos_todos where id_persona = ${sub}
    union select proyecto_id from miembros where sub = ${sub} union select proyecto_id from ${entregados})`;
  await borrarDeAcciones(trx, persona, suyos);
  const suya = sql`a.una ->> 'responsable' = any (${nombresDe(persona)}::text[])`;
  // A damaged column is no list.
  const todas = sql`jsonb_array_elements(case jsonb_typeof(acciones) when 'array' then acciones else '[]'::jsonb end)
    with ordinality a(una, lugar)`;
  await sql`update entregados set acciones = (
      select jsonb_agg(case when ${suya} then a.una || jsonb_build_object('responsable', ${eliminada}::text) else a.una end
        order by a.lugar) from ${todas})
    where ${entregadoDe(sub)} and exists (select 1 from ${todas} where ${suya})`.execute(trx);
}

/** The same in the actions of one project, which is about to be another person's. */
export function borrarResponsableDe(trx: Conn, persona: PersonaBuscada, proyectoId: string): Promise<void> {
  return borrarDeAcciones(trx, persona, sql`(${proyectoId}::uuid)`);
}

async function borrarDeAcciones(
  trx: Conn,
  persona: PersonaBuscada,
  proyectos: RawBuilder<unknown>,
): Promise<void> {
  await sql`update acciones_mejora set responsable = ${eliminada}
    where responsable = any (${nombresDe(persona)}::text[]) and proyecto_id in ${proyectos}`.execute(trx);
}

function nombresDe({ nombre, usuario }: PersonaBuscada): readonly string[] {
  return [nombre, usuario ?? ''].filter((uno) => uno !== '');
}
