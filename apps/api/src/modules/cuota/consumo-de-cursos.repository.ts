import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import type { ConsumoRepository } from './cuota.port.ts';

const suyas = sql`(select e.id from entregas e where e.curso_id = c.id)`;

/** One course in one statement, by the sizes that the database reports: it does not read the values. */
export async function siguienteCurso(
  db: Db,
  tras: string | null,
): ReturnType<ConsumoRepository['siguienteCurso']> {
  const { rows } = await sql<{ id: string; nombre: string; bytes: string }>`
    select c.id, c.nombre, (
      (select coalesce(sum(coalesce(pg_column_size(d.prueba), 0) + pg_column_size(d.acciones)
          + pg_column_size(d.miembros) + coalesce(pg_column_size(d.ambito_propio), 0)), 0)
        from entregados d where d.entrega_id in ${suyas})
      + (select coalesce(sum(coalesce(pg_column_size(f.texto_cifrado), 0) + pg_column_size(f.incidencias)
          + pg_column_size(f.medidas)), 0)
        from entrega_analisis a join entregado_archivos f on f.analisis_id = a.id where a.entrega_id in ${suyas})
      + (select coalesce(sum(coalesce(pg_column_size(a.medidas), 0) + coalesce(pg_column_size(a.omitidos), 0)
          + coalesce(pg_column_size(a.ambito), 0)), 0)
        from entrega_analisis a where a.entrega_id in ${suyas})
      + (select coalesce(sum(pg_column_size(t.prueba)), 0) from patrones t where t.entrega_id in ${suyas})
      + (select coalesce(sum(pg_column_size(r.lineas)), 0) from rubricas r where r.entrega_id in ${suyas})
      + (select coalesce(sum(coalesce(pg_column_size(n.publicado), 0) + pg_column_size(n.medidas)
          + pg_column_size(n.enlaces) + pg_column_size(n.marcas) + coalesce(pg_column_size(n.motivo), 0)), 0)
        from calificaciones n where n.entrega_id in ${suyas})
      + (select coalesce(sum(pg_column_size(k.motivo)), 0)
        from calificaciones n join calificacion_cambios k on k.calificacion_id = n.id where n.entrega_id in ${suyas})
      + (select coalesce(sum(pg_column_size(o.texto) + pg_column_size(o.clave)), 0)
        from observaciones o where o.entrega_id in ${suyas})) as bytes
    from cursos c
    where c.id > ${tras ?? '00000000-0000-0000-0000-000000000000'}
      and exists (select 1 from entregas e where e.curso_id = c.id)
    order by c.id limit 1`.execute(db);
  const [fila] = rows;
  return fila ? { _id: fila.id, nombre: fila.nombre, bytes: Number(fila.bytes) } : null;
}
