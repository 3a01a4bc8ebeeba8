import { sql, type RawBuilder } from 'kysely';

/** Whether the course that a column names reads today's projects. An archived one keeps the copies of its deliveries alone. */
export function leeProyectosDeHoy(columna: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from cursos de_hoy
    where de_hoy.id = ${sql.ref(columna)} and de_hoy.estado <> 'archivado')`;
}

/** Whether a delivery came due while its course was not archived: a later deadline would copy today's projects. */
export function venceConSuCurso(entrega: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from cursos suyo where suyo.id = ${sql.ref(`${entrega}.curso_id`)}
    and (suyo.archivado is null or ${sql.ref(`${entrega}.fin`)} <= suyo.archivado))`;
}
