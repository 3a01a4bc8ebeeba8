import type { Conn } from '@mantenible/db';
import { sql } from 'kysely';

import { ordenAlfabetico } from './texto-plegado.repository.ts';

/** Names that are read. */
const maximo = 100;

/** Names of the courses of a lecturer, archived ones apart, in which no other one has an active account that may teach. */
export async function cursosSinOtroDocente(conn: Conn, sub: string): Promise<readonly string[]> {
  const { rows } = await sql<{ nombre: string }>`
    select c.nombre from curso_docentes d join cursos c on c.id = d.curso_id and c.estado <> 'archivado'
    where d.sub = ${sub} and not exists (
      select 1 from curso_docentes o join cuentas on cuentas.sub = o.sub and cuentas.activa
        and (cuentas.roles @> '["docente"]' or cuentas.roles @> '["admin"]')
      where o.curso_id = d.curso_id and o.sub <> ${sub})
    order by ${ordenAlfabetico(sql.ref('c.nombre'))}, c.id limit ${sql.lit(maximo)}`.execute(conn);
  return rows.map(({ nombre }) => nombre);
}
