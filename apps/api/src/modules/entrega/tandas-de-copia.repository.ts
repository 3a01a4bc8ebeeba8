import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

/** Projects of one transaction, and bytes of their tests, unless one has more. */
const proyectosPorTanda = 20;
const bytesPorTanda = 1024 * 1024;

interface ProyectoPorCopiar {
  readonly id: string;
  /** Of the test that is copied. */
  readonly bytes: number;
}

/** The projects of a course that exist, with the size of the test of each. */
export async function porTamano(
  db: Db,
  cursoId: string,
  pruebas: readonly string[],
): Promise<readonly ProyectoPorCopiar[]> {
  const elegidas = pruebas.length === 0 ? sql`false` : sql`r.id in (${sql.join(pruebas)})`;
  const { rows } = await sql<ProyectoPorCopiar>`
    select p.id, coalesce(r.tamano, 0) as bytes
    from curso_proyectos c join proyectos p on p.id = c.proyecto_id
    left join respuestas r on r.proyecto_id = p.id and ${elegidas}
    where c.curso_id = ${cursoId} order by p.id`.execute(db);
  return rows;
}

/** Ids in groups of bounded work. */
export function tandasDe(proyectos: readonly ProyectoPorCopiar[]): readonly (readonly string[])[] {
  const tandas: string[][] = [];
  let bytes = 0;
  for (const proyecto of proyectos) {
    const ultima = tandas.at(-1);
    bytes += proyecto.bytes;
    if (ultima && ultima.length < proyectosPorTanda && bytes <= bytesPorTanda) ultima.push(proyecto.id);
    else {
      tandas.push([proyecto.id]);
      ({ bytes } = proyecto);
    }
  }
  return tandas;
}
