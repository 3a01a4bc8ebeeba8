import { sql, type RawBuilder } from 'kysely';

import type { ConsumoDePruebas } from '../cuota/cuota.port.ts';

/** Bytes of the tests, drafts, evidence, marks and improvement actions in a person's projects, also those of their members. */
export function bytesDePruebas(persona: unknown): RawBuilder<string> {
  return bytesDePruebasEn(sql<boolean>`p.id_persona = ${persona}`);
}

/** The same for those of the projects `p` that meet a condition. */
export function bytesDePruebasEn(condicion: RawBuilder<boolean>): RawBuilder<string> {
  return sql<string>`(
    (select coalesce(sum(pg_column_size(r.plan) + pg_column_size(r.respuestas) + pg_column_size(r.promedios)), 0)
      from proyectos p join respuestas r on r.proyecto_id = p.id where ${condicion})
    + (select coalesce(sum(pg_column_size(b.plan) + pg_column_size(b.cambios)), 0)
      from borradores b join proyectos p on p.id = b.proyecto_id where ${condicion})
    + (select coalesce(sum(pg_column_size(a.comentario) + pg_column_size(a.evidencias)), 0)
      from borradores b join proyectos p on p.id = b.proyecto_id join borrador_respuestas a on a.borrador_id = b.id
      where ${condicion})
    + (select coalesce(sum(pg_column_size(m.razon) + pg_column_size(m.ancla)), 0)
      from proyectos p join marcas m on m.proyecto_id = p.id where ${condicion})
    + (select coalesce(sum(pg_column_size(a.texto) + pg_column_size(a.origen_clave) + coalesce(pg_column_size(a.base), 0)), 0)
      from proyectos p join acciones_mejora a on a.proyecto_id = p.id where ${condicion}))`;
}

/** Of another person's project, which the permission refuses. */
export const sinConsumo: ConsumoDePruebas = { bytes: 0, pruebas: 0, borradores: 0 };

/**
 * What counts where a person writes into a project, as a value of a statement over `proyectos`: the bytes of its owner's
 * projects, the project's tests, and the drafts that the person has in it. For who is not of its team nothing is summed: the
 * value is null.
 */
export function consumoDePruebas(idPersona: string, proyectoId: string): RawBuilder<ConsumoDePruebas | null> {
  return sql<ConsumoDePruebas | null>`case when proyectos.id_persona = ${idPersona} or ${idPersona} = any (proyectos.miembros) then json_build_object(
    'bytes', ${bytesDePruebas(sql.ref('proyectos.id_persona'))},
    'pruebas', (select count(*) from respuestas r where r.proyecto_id = ${proyectoId}),
    'borradores',
    (select count(*) from borradores b where b.proyecto_id = ${proyectoId} and b.id_persona = ${idPersona})) end`;
}
