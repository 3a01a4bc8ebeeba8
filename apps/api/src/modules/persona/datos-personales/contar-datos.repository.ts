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

/** What several people share, so that it counts once. */
type Comun = 'entregadosAnonimos' | 'filasDeClaseAnonimas';
type DeCadaUna = Omit<LoQueSeVa, Comun>;

/** The same for several people who go together: a project goes where its whole team goes. */
export async function contarDatosDe(db: Db, subs: readonly string[]): Promise<LoQueSeVa> {
  let suma: DeCadaUna | null = null;
  const entregados = new Set<string>();
  const filasDeClase = new Set<string>();
  for (let desde = 0; desde === 0 || desde < subs.length; desde += porTramo) {
    const tramo = await contarTramo(db, subs.slice(desde, desde + porTramo), subs);
    suma = suma === null ? tramo.deCadaUna : sumar(suma, tramo.deCadaUna);
    for (const id of tramo.entregados) entregados.add(id);
    for (const id of tramo.filasDeClase) filasDeClase.add(id);
  }
  if (suma === null) throw new Error('a count without a slice');
  return { ...suma, entregadosAnonimos: entregados.size, filasDeClaseAnonimas: filasDeClase.size };
}

async function contarTramo(db: Db, tramo: readonly string[], subs: readonly string[]) {
  const sub = sql.ref<string>('cada.sub');
  const cadaUna = sql`unnest(${tramo}::text[]) as cada(sub)`;
  const claves = Object.entries(partes(sub, subs));
  const columnas = claves.map(([parte, filas]) => sql`(select count(*) ${filas}) as ${sql.id(parte)}`);
  const sumas = claves.map(
    ([parte]) => sql`coalesce(sum(${sql.ref(`t.${parte}`)}), 0)::int as ${sql.id(parte)}`,
  );
  const cuentas = sql<DeCadaUna>`select ${sql.join(sumas)} from (select ${sql.join(columnas)} from ${cadaUna}) as t`;
  const comunes = sql<{ readonly entregados: readonly string[]; readonly filasDeClase: readonly string[] }>`
    select array(select distinct entregados.id::text from ${cadaUna} join entregados on ${entregadoDe(sub)}) as entregados,
      array(select distinct curso_lista.id::text from ${cadaUna} join curso_lista on ${filaDeClaseDe(sub)}) as "filasDeClase"`;
  const [deCadaUna] = (await cuentas.execute(db)).rows;
  const [deTodas] = (await comunes.execute(db)).rows;
  if (deCadaUna === undefined || deTodas === undefined) throw new Error('a count without a row');
  return { deCadaUna, ...deTodas };
}

function sumar(una: DeCadaUna, otra: DeCadaUna): DeCadaUna {
  const claves = Object.keys(una) as (keyof DeCadaUna)[];
  return claves.reduce((suma, clave) => ({ ...suma, [clave]: una[clave] + otra[clave] }), una);
}

function partes(
  sub: RawBuilder<unknown>,
  subs: readonly string[],
): Readonly<Record<keyof DeCadaUna, RawBuilder<unknown>>> {
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
    // Of several lecturers who go together the first one counts it.
    cursosSinDocente: sql`from curso_docentes d join cursos c on c.id = d.curso_id and c.estado <> 'archivado'
      where d.sub = ${sub} and d.sub = (select min(u.sub) from curso_docentes u where u.curso_id = d.curso_id)
        and not exists (select 1 from curso_docentes o where o.curso_id = d.curso_id and o.sub <> all (${subs}::text[]))`,
    frases: deSub('frases'),
    avisos: deSub('avisos'),
    cuenta: deSub('cuentas'),
    pruebasAnonimas: enEquipos('respuestas'),
    analisisAnonimos: enEquipos('analisis'),
    accionesAnonimas: enEquipos('acciones_mejora'),
    marcasAnonimas: enEquipos('marcas'),
    comentariosAnonimos: escritas('observaciones'),
    correccionesAnonimas: escritas('calificacion_cambios'),
    papeleraAnonima: sql`from papelera where quien = ${sub}`,
    apuntesAnonimos: deSub('auditoria'),
  };
}
