import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import type { PersonaDeMoodle } from './archivo-moodle.ts';

/** User names and mails: those of the class list, else of the sign-in and of the joining. */
export async function personasDeEntrega(
  db: Db,
  cursoId: string,
  subs: readonly string[],
): Promise<ReadonlyMap<string, Omit<PersonaDeMoodle, 'nombre'>>> {
  if (subs.length === 0) return new Map();
  const { rows } = await sql<{ sub: string; usuario: string | null; correo: string | null }>`
    select suyo.sub, coalesce(l.usuario, p.usuario) as usuario, coalesce(l.correo, c.correo) as correo
    from jsonb_array_elements_text(${JSON.stringify([...new Set(subs)])}::jsonb) as suyo(sub)
    left join personas p on p.sub = suyo.sub
    left join curso_lista l on l.sub = suyo.sub and l.curso_id = ${cursoId}
    left join curso_personas c on c.sub = suyo.sub and c.curso_id = ${cursoId}`.execute(db);
  return new Map(rows.map(({ sub, usuario, correo }) => [sub, { usuario, correo }]));
}
