import { sql } from 'kysely';

/** Whether a delivery (`entregas`) keeps a copy of what the person's team delivered; the membership in its course may have ended since. */
export const delEquipoDeUnaCopia = (sub: string) =>
  sql<boolean>`exists (select 1 from entregados d
    where d.entrega_id = entregas.id and d.miembros @> ${JSON.stringify([{ sub }])}::jsonb)`;
