import type { Db } from '@mantenible/db';
import type { LoQueSeVa } from '@mantenible/domain/datos-personales';
import { sql, type RawBuilder } from 'kysely';

import { entregadoDe, filaDeClaseDe, normal, usuarioDe } from './parte-de-datos.repository.ts';

/** Counts what goes with a person, and what stays without the name. */
export async function contarDatos(db: Db, sub: string): Promise<LoQueSeVa> {
  const columnas = Object.entries(partes(sub)).map(
    ([parte, filas]) => sql`(select count(*) ${filas})::int as ${sql.id(parte)}`,
  );
  const { rows } = await sql<LoQueSeVa>`select ${sql.join(columnas)}`.execute(db);
  const [fila] = rows;
  if (fila === undefined) throw new Error('a count without a row');
  return fila;
}

function partes(sub: string): Readonly<Record<keyof LoQueSeVa, RawBuilder<unknown>>> {
  const deSub = (tabla: string) => sql`from ${sql.table(tabla)} where sub = ${sub}`;
  const escritas = (tabla: string) => sql`from ${sql.table(tabla)} where por ->> 'sub' = ${sub}`;
  // The others go with the projects of one person.
  const enEquipos = (tabla: string) =>
    sql`from ${sql.table(tabla)} as t join proyectos p on p.id = t.proyecto_id
      where t.id_persona = ${sub} and (p.id_persona <> ${sub} or cardinality(p.miembros) > 0)`;
  return {
    proyectosBorrados: sql`from proyectos where id_persona = ${sub} and cardinality(miembros) = 0`,
    proyectosCedidos: sql`from proyectos where id_persona = ${sub} and cardinality(miembros) > 0`,
    borradores: sql`from borradores where id_persona = ${sub}`,
    equipos: deSub('miembros'),
    invitaciones: sql`from equipo_invitaciones where usuario = ${normal(usuarioDe(sub))}`,
    cursos: sql`from (select curso_id from curso_personas where sub = ${sub}
      union all select curso_id from curso_docentes where sub = ${sub}) as suyos`,
    frases: deSub('frases'),
    avisos: deSub('avisos'),
    cuenta: deSub('cuentas'),
    pruebasAnonimas: enEquipos('respuestas'),
    analisisAnonimos: enEquipos('analisis'),
    accionesAnonimas: enEquipos('acciones_mejora'),
    marcasAnonimas: enEquipos('marcas'),
    entregadosAnonimos: sql`from entregados where ${entregadoDe(sub)}`,
    filasDeClaseAnonimas: sql`from curso_lista where ${filaDeClaseDe(sub)}`,
    comentariosAnonimos: escritas('observaciones'),
    correccionesAnonimas: escritas('calificacion_cambios'),
    papeleraAnonima: sql`from papelera where quien = ${sub}`,
    apuntesAnonimos: deSub('auditoria'),
  };
}
