import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { tandasDe } from '../comun/tandas-de-proyectos.ts';
import { conSuPrueba, type DeQueEntrega } from './prueba-copiada.repository.ts';

/** Projects of one transaction, and bytes of their tests, unless one has more. */
const proyectosPorTanda = 20;
const bytesPorTanda = 1024 * 1024;

/** The projects of a course that exist, in groups of bounded work by the sizes of the tests that are copied. */
export async function tandasDeCopia(
  db: Db,
  cursoId: string,
  pruebas: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const elegidas = pruebas.length === 0 ? sql`false` : sql`r.id in (${sql.join(pruebas)})`;
  const { rows } = await sql<{ proyectoId: string; bytes: number }>`
    select p.id as "proyectoId", coalesce(r.tamano, 0) as bytes
    from curso_proyectos c join proyectos p on p.id = c.proyecto_id
    left join respuestas r on r.proyecto_id = p.id and ${elegidas}
    where c.curso_id = ${cursoId} order by p.id`.execute(db);
  return tandasDe(rows, proyectosPorTanda, bytesPorTanda);
}

/** The projects whose copies get another test, in groups of bounded work by the sizes of the tests that come and go. */
export async function tandasDePruebas(db: Db, cual: DeQueEntrega): Promise<readonly (readonly string[])[]> {
  const { rows } = await sql<{ proyectoId: string; bytes: number }>`
    select "proyectoId", sum(bytes)::int as bytes from (
      select suya.proyecto_id as "proyectoId", coalesce(r.tamano, 0) + coalesce(pg_column_size(suya.prueba), 0) as bytes
      from ${conSuPrueba(cual)}) u
    group by "proyectoId" order by "proyectoId"`.execute(db);
  return tandasDe(rows, proyectosPorTanda, bytesPorTanda);
}
