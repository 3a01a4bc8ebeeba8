import type { Db } from '@mantenible/db';
import { elegirDelCodigo } from '@mantenible/domain/entrega';
import { sql, type RawBuilder } from 'kysely';

import { leeProyectosDeHoy } from '../comun/curso-de-hoy.repository.ts';
import { ordenAlfabetico } from '../comun/texto-plegado.repository.ts';
import { leerAvance } from './avance.repository.ts';
import { createContenidoEntregado } from './contenido-entregado.repository.ts';
import {
  leerAnalisisEnFila,
  leerCuantasAcciones,
  leerLugaresDeAnalisis,
  leerMiembros,
  leerPruebaEnFila,
  leerTomadaPor,
} from './entrega-guardada.schema.ts';
import type {
  AnalisisEnFila,
  CopiaEnFila,
  DeQuien,
  EntregadoRepository,
  ProyectoVivo,
  SinProyecto,
} from './entregado.port.ts';

/**
 * Reads copies of what was delivered, and what projects of a course have today.
 * @param incorporado whether analyses are our own; otherwise the kept figures of the scanning service stand for them
 */
export function createEntregadoRepository(db: Db, incorporado: boolean): EntregadoRepository {
  return {
    copias: async (entregaId, deQuien) => {
      const filas = await consultaDeCopias(db, [entregaId], deQuien).execute();
      return filas.map(leerCopia);
    },
    delEquipo: async (entregaId, proyectoId, sub) => {
      const fila = await db
        .selectFrom('entregados as d')
        .select('d.id')
        .where('d.entrega_id', '=', entregaId)
        .where('d.proyecto_id', '=', proyectoId)
        .where(delEquipo(sub))
        .limit(1)
        .executeTakeFirst();
      return fila !== undefined;
    },
    copiasDe: (...cuales) => copiasDe(db, ...cuales),
    vivos: (...cuales) => vivos(db, incorporado, ...cuales),
    sinProyecto: (cursoId) => sinProyecto(db, cursoId),
    plantilla: async (entregaId) => {
      const { rows } = await sql<{ analisis: unknown }>`
        select ${analisisDe(sql`a.entrega_id = ${entregaId} and a.entregado_id is null and a.origen = 'entrega'`)} as analisis`.execute(
        db,
      );
      return leerAnalisis(rows[0]?.analisis, entregaId);
    },
    avance: (...cual) => leerAvance(db, ...cual),
    ...createContenidoEntregado(db),
  };
}

/** Analyses as JSON, the newest finished one and the newest of the delivery itself. */
const analisisDe = (donde: RawBuilder<unknown>) => sql`(
  select jsonb_agg(jsonb_build_object('id', a.id, 'origen', a.origen, 'estado', a.estado, 'fase', a.fase,
    'hechos', a.hechos, 'total', a.total, 'motivo', a.motivo, 'commit', a.commit_id, 'fechaCommit', a.commit_fecha,
    'fecha', a.fin, 'grado', a.grado) order by a.creado desc, a.id desc)
  from entrega_analisis a where ${donde})`;

function leerAnalisis(valor: unknown, fila: string): readonly AnalisisEnFila[] {
  return leerAnalisisEnFila(valor ?? [], fila).map(({ fase, hechos, total, fecha, fechaCommit, ...uno }) => ({
    ...uno,
    progreso: { fase, hechos, total },
    fecha: fecha === null ? null : new Date(fecha).toISOString(),
    fechaCommit: fechaCommit === null ? null : new Date(fechaCommit).toISOString(),
  }));
}

/** Whether the person belongs to the team that a copy keeps. */
const delEquipo = (sub: string | null) =>
  sub === null ? sql<boolean>`true` : sql<boolean>`d.miembros @> ${JSON.stringify([{ sub }])}::jsonb`;

async function copiasDe(
  db: Db,
  ...[entregas, sub]: Parameters<EntregadoRepository['copiasDe']>
): ReturnType<EntregadoRepository['copiasDe']> {
  if (entregas.length === 0) return new Map();
  const filas = await consultaDeCopias(db, entregas, { sub, proyectoId: null }).execute();
  const porEntrega = Map.groupBy(filas, ({ entrega_id }) => entrega_id);
  return new Map([...porEntrega].map(([id, suyas]) => [id, suyas.map(leerCopia)]));
}

/** A large JSON value as a row of its own: it is stored compressed, and each operator on the column would unpack the whole of it. */
const unaVez = (columna: RawBuilder<unknown>) => sql`(select ${columna} #> '{}' offset 0)`;

function consultaDeCopias(db: Db, entregas: readonly string[], { sub, proyectoId }: DeQuien) {
  return db
    .selectFrom('entregados as d')
    .leftJoin('proyectos as p', 'p.id', 'd.proyecto_id')
    .where('d.entrega_id', 'in', entregas)
    .where('d.vigente', '=', true)
    .where(delEquipo(sub))
    .$if(proyectoId !== null, (q) => q.where('d.proyecto_id', '=', proyectoId ?? ''))
    .select([
      'd.id',
      'd.entrega_id',
      'd.proyecto_id',
      'd.proyecto_nombre',
      'd.miembros',
      'd.enlace',
      'd.rama',
      'd.promedio',
    ])
    .select(['d.prueba_id', 'd.hasta', 'd.momento', 'd.tarde_motivo', 'd.tarde_por', 'd.analizado'])
    .select([
      'p.id as vivo',
      sql`case when d.prueba is not null then (
        select jsonb_build_object('nombre', u.prueba -> 'nombre', 'creado', u.prueba -> 'creado', 'tipo', u.prueba -> 'tipo',
          'elementoId', u.prueba -> 'elementoId') from ${unaVez(sql`d.prueba`)} as u(prueba)) end`.as(
        'prueba',
      ),
      sql`case jsonb_typeof(d.acciones) when 'array' then jsonb_array_length(d.acciones) end`.as('acciones'),
      sql`${analisisDe(sql`a.entregado_id = d.id`)}`.as('analisis'),
    ])
    .orderBy((eb) => ordenAlfabetico(eb.ref('d.proyecto_nombre')))
    .orderBy('d.id');
}

type FilaDeCopia = Awaited<ReturnType<ReturnType<typeof consultaDeCopias>['execute']>>[number];

function leerCopia(fila: FilaDeCopia): CopiaEnFila {
  const { id, momento, prueba_id, analizado } = fila;
  const prueba = leerPruebaEnFila(fila.prueba, id);
  const por = leerTomadaPor(fila.tarde_por, id);
  return {
    id,
    momento,
    analizado,
    proyectoId: fila.proyecto_id,
    nombre: fila.proyecto_nombre,
    existe: fila.vivo !== null,
    miembros: leerMiembros(fila.miembros, id),
    enlace: fila.enlace,
    rama: fila.rama,
    hasta: fila.hasta,
    acciones: leerCuantasAcciones(fila.acciones, id),
    analisis: leerAnalisis(fila.analisis, id),
    prueba:
      prueba_id === null || prueba === null ? null : { _id: prueba_id, ...prueba, promedio: fila.promedio },
    tomada: por && { motivo: fila.tarde_motivo ?? '', nombre: por.nombre, momento: momento.toISOString() },
  };
}

/** The newest own analysis of each link and branch of a project as JSON, or the kept figures of the scanning service; the newest first. */
const ultimos = (incorporado: boolean) =>
  sql`(select jsonb_agg(u.uno order by u.fecha desc, u.id desc) from (${
    incorporado
      ? sql`select distinct on (a.enlace, a.rama) a.id, a.creado as fecha, jsonb_build_object('enlace', a.enlace,
          'rama', a.rama, 'id', a.id, 'origen', 'propio', 'estado', a.estado, 'fase', a.fase, 'hechos', a.hechos,
          'total', a.total, 'motivo', null, 'commit', a.commit_id, 'fechaCommit', null, 'fecha', a.fin,
          'grado', a.grado) as uno
        from analisis a where a.proyecto_id = p.id and a.estado = 'listo'
        order by a.enlace, a.rama, a.creado desc, a.id desc`
      : sql`select distinct on (s.enlace, s.rama) s.id, s.fecha, jsonb_build_object('enlace', s.enlace, 'rama', s.rama,
          'id', s.id, 'origen', 'servicio', 'estado', 'listo', 'fase', 'guardando', 'hechos', 0, 'total', 0,
          'motivo', null, 'commit', null, 'fechaCommit', null, 'fecha', s.fecha, 'grado', s.grado) as uno
        from cifras_servicio s where s.proyecto_id = p.id order by s.enlace, s.rama, s.fecha desc, s.id desc`
  }) u)`;

/** Name of a person (`s.sub`) by its key: a join would read everyone's names for each project. */
const nombreDe = sql`coalesce((select n.nombre from personas n where n.sub = s.sub), s.sub)`;

async function vivos(
  db: Db,
  incorporado: boolean,
  cursoId: string,
  { sub, proyectoId }: DeQuien,
): Promise<readonly ProyectoVivo[]> {
  const suyos =
    sub === null ? sql<boolean>`true` : sql<boolean>`(p.id_persona = ${sub} or ${sub} = any(p.miembros))`;
  const filas = await db
    .selectFrom('curso_proyectos as c')
    .innerJoin('proyectos as p', 'p.id', 'c.proyecto_id')
    .where('c.curso_id', '=', cursoId)
    .where(leeProyectosDeHoy('c.curso_id'))
    .where(suyos)
    .$if(proyectoId !== null, (q) => q.where('p.id', '=', proyectoId ?? ''))
    .select(['p.id', 'p.nombre', 'p.link', 'p.branch'])
    .select([
      sql`(select jsonb_agg(jsonb_build_object('sub', s.sub, 'nombre', ${nombreDe}) order by s.orden)
        from unnest(array[p.id_persona] || p.miembros) with ordinality s(sub, orden))`.as('miembros'),
      sql<number[]>`(select coalesce(jsonb_agg((extract(epoch from a.creado) * 1000)::bigint), '[]')
        from acciones_mejora a where a.proyecto_id = p.id)`.as('acciones'),
      sql`${ultimos(incorporado)}`.as('analisis'),
    ])
    .orderBy((eb) => ordenAlfabetico(eb.ref('p.nombre')))
    .orderBy('p.id')
    .execute();
  return filas.map(({ id, nombre, link: enlace, branch: rama, miembros, acciones, analisis }) => {
    const suyo = elegirDelCodigo(leerLugaresDeAnalisis(analisis ?? [], id), { enlace, rama });
    return {
      proyectoId: id,
      nombre,
      enlace,
      rama,
      miembros: leerMiembros(miembros, id),
      acciones,
      analisis: leerAnalisis(suyo === null ? [] : [suyo], id)[0] ?? null,
    };
  });
}

async function sinProyecto(db: Db, cursoId: string): Promise<readonly SinProyecto[]> {
  // A list of everyone once: a look into each team for each person would be a million of them in a class of a thousand.
  const equipos = sql`select unnest(p.id_persona || p.miembros) from curso_proyectos c
    join proyectos p on p.id = c.proyecto_id where c.curso_id = ${cursoId} and ${leeProyectosDeHoy('c.curso_id')}`;
  const { rows } = await sql<SinProyecto>`
    select sub, nombre from (
      select cp.sub, coalesce(n.nombre, cp.sub) as nombre from curso_personas cp left join personas n on n.sub = cp.sub
      where cp.curso_id = ${cursoId} and cp.sub not in (${equipos})
      union all select null, nombre from curso_lista where curso_id = ${cursoId} and sub is null) gente
    order by ${ordenAlfabetico(sql.ref('nombre'))}, sub`.execute(db);
  return rows;
}
