import type { Db } from '@mantenible/db';
import type { LoQueSeVa } from '@mantenible/domain/datos-personales';
import { sql, type RawBuilder } from 'kysely';

import { entregadoDe, filaDeClaseDe, normal, usuarioDe } from './parte-de-datos.repository.ts';

/** People counted by one statement. */
const porTramo = 50;

/** Counts what goes with a person, and what stays without the name. */
export function contarDatos(db: Db, sub: string): Promise<LoQueSeVa> {
  return contarDatosDe(db, [sub]);
}

/** The same for several people who go together: a project goes where its whole team goes. */
export async function contarDatosDe(db: Db, subs: readonly string[]): Promise<LoQueSeVa> {
  const claves = Object.entries(partes(sql.ref('cada.sub'), subs));
  const columnas = claves.map(([parte, filas]) => sql`(select count(*) ${filas}) as ${sql.id(parte)}`);
  const sumas = claves.map(
    ([parte]) => sql`coalesce(sum(${sql.ref(`t.${parte}`)}), 0)::int as ${sql.id(parte)}`,
  );
  let todo: LoQueSeVa | null = null;
  for (let desde = 0; desde === 0 || desde < subs.length; desde += porTramo) {
    const { rows } = await sql<LoQueSeVa>`select ${sql.join(sumas)} from (
      select ${sql.join(columnas)} from unnest(${subs.slice(desde, desde + porTramo)}::text[]) as cada(sub)) as t`.execute(
      db,
    );
    const [fila] = rows;
    if (fila === undefined) throw new Error('a count without a row');
    todo = todo === null ? fila : sumar(todo, fila);
  }
  if (todo === null) throw new Error('a count without a slice');
  return todo;
}

function sumar(una: LoQueSeVa, otra: LoQueSeVa): LoQueSeVa {
  const claves = Object.keys(una) as (keyof LoQueSeVa)[];
  return claves.reduce((suma, clave) => ({ ...suma, [clave]: una[clave] + otra[clave] }), una);
}

function partes(
  sub: RawBuilder<unknown>,
  subs: readonly string[],
): Readonly<Record<keyof LoQueSeVa, RawBuilder<unknown>>> {
  const deSub = (tabla: string) => sql`from ${sql.table(tabla)} where sub = ${sub}`;
  const escritas = (tabla: string) => sql`from ${sql.table(tabla)} where por ->> 'sub' = ${sub}`;
  const equipoSeVa = sql`miembros <@ ${subs}::text[]`;
  // The others go with the projects of these people.
  const enEquipos = (tabla: string) =>
    sql`from ${sql.table(tabla)} as t join proyectos p on p.id = t.proyecto_id
      where t.id_persona = ${sub} and not (p.id_persona = any (${subs}::text[]) and p.${equipoSeVa})`;
  return {
    proyectosBorrados: sql`from proyectos where id_persona = ${sub} and ${equipoSeVa}`,
    proyectosCedidos: sql`from proyectos where id_persona = ${sub} and not ${equipoSeVa}`,
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
