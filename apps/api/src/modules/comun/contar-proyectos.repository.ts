import type { Conn } from '@mantenible/db';
import { sql } from 'kysely';

/** Projects of a person, and keys that were reserved for further ones since `desde`. */
export async function contarProyectos(conn: Conn, idPersona: string, desde: Date): Promise<number> {
  const { rows } = await sql<{ n: string }>`
    select (select count(*) from proyectos where id_persona = ${idPersona})
      + (select count(*) from reservas_clave r where r.id_persona = ${idPersona} and r.creado > ${desde}
          and not exists (select 1 from proyectos p where p.clave = r.clave)) as n`.execute(conn);
  return Number(rows[0]?.n ?? 0);
}
