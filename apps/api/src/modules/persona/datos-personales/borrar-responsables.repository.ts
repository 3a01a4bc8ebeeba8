import type { Conn } from '@mantenible/db';
import { personaEliminada, type PersonaBuscada } from '@mantenible/domain/datos-personales';
import { sql } from 'kysely';

/** Replaces the person where an action of a plan, or a copy of one, names the person as responsible. */
export async function borrarResponsables(trx: Conn, { nombre, usuario }: PersonaBuscada): Promise<void> {
  const nombres = [nombre, usuario ?? ''].filter((uno) => uno !== '');
  const { nombre: eliminada } = personaEliminada;
  await sql`update acciones_mejora set responsable = ${eliminada} where responsable = any (${nombres}::text[])`.execute(
    trx,
  );
  const suya = sql`a.una ->> 'responsable' = any (${nombres}::text[])`;
  // A damaged column is no list.
  const todas = sql`jsonb_array_elements(case jsonb_typeof(acciones) when 'array' then acciones else '[]'::jsonb end)
    with ordinality a(una, lugar)`;
  await sql`update entregados set acciones = (
      select jsonb_agg(case when ${suya} then a.una || jsonb_build_object('responsable', ${eliminada}::text) else a.una end
        order by a.lugar) from ${todas})
    where exists (select 1 from ${todas} where ${suya})`.execute(trx);
}
