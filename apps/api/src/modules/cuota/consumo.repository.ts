import type { Db } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import type { ConsumoDePruebas, ConsumoRepository } from './cuota.port.ts';

/**
 * What a person's projects take, by the size that the database reports for each stored value: it does not read the values
 * themselves.
 */
export function createConsumoRepository(db: Db): ConsumoRepository {
  return {
    async proyectos(idPersona, desde) {
      const { rows } = await sql<{ n: string }>`
        select (select count(*) from proyectos where id_persona = ${idPersona})
          + (select count(*) from reservas_clave r where r.id_persona = ${idPersona} and r.creado > ${desde}
              and not exists (select 1 from proyectos p where p.clave = r.clave)) as n`.execute(db);
      return Number(rows[0]?.n ?? 0);
    },
    async bytesAnalisis(idPersona) {
      const { rows } = await sql<{ bytes: string }>`
        with suyos as (select id from proyectos where id_persona = ${idPersona})
        select
          (select coalesce(sum(pg_column_size(f.texto_cifrado) + pg_column_size(f.incidencias) + pg_column_size(f.medidas)), 0)
            from suyos join analisis a on a.proyecto_id = suyos.id join analisis_archivos f on f.analisis_id = a.id)
          + (select coalesce(sum(pg_column_size(parte)), 0)
            from suyos join analisis_partes on proyecto_id = suyos.id)
          + (select coalesce(sum(pg_column_size(paquete)), 0)
            from suyos join detalles_analisis on proyecto_id = suyos.id) as bytes`.execute(db);
      return Number(rows[0]?.bytes ?? 0);
    },
  };
}

/** Of another person's project, which the permission refuses. */
export const sinConsumo: ConsumoDePruebas = { bytes: 0, pruebas: 0, borradores: 0 };

/**
 * A person's tests and drafts, and those of one project of theirs, as a value of a statement over `proyectos`. Of another
 * person's project nothing is summed: the value is null.
 */
export function consumoDePruebas(idPersona: string, proyectoId: string): RawBuilder<ConsumoDePruebas | null> {
  return sql<ConsumoDePruebas | null>`case when proyectos.id_persona = ${idPersona} then json_build_object(
    'bytes',
    (select coalesce(sum(pg_column_size(r.plan) + pg_column_size(r.respuestas) + pg_column_size(r.promedios)), 0)
      from proyectos p join respuestas r on r.proyecto_id = p.id where p.id_persona = ${idPersona})
    + (select coalesce(sum(pg_column_size(b.plan) + pg_column_size(b.cambios)), 0)
      from borradores b where b.id_persona = ${idPersona})
    + (select coalesce(sum(pg_column_size(a.comentario) + pg_column_size(a.evidencias)), 0)
      from borradores b join borrador_respuestas a on a.borrador_id = b.id where b.id_persona = ${idPersona}),
    'pruebas', (select count(*) from respuestas r where r.proyecto_id = ${proyectoId}),
    'borradores',
    (select count(*) from borradores b where b.proyecto_id = ${proyectoId} and b.id_persona = ${idPersona})) end`;
}
