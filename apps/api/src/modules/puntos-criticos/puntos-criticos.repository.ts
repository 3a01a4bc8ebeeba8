import type { Conn, Db } from '@mantenible/db';
import { sql } from 'kysely';

import { alcanceDeHoy, ultimoTerminado } from '../comun/resultados.repository.ts';
import type { ArchivoMedido, PuntosDeProyecto, PuntosRepository } from './puntos-criticos.port.ts';
import { leerArchivosCriticos, leerEstadoDePuntos } from './puntos-guardados.schema.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';

/** Bytes of a path; a longer one is left out, so that the kept files are bounded. */
const maximoRuta = 1000;

const vacio = {
  commits: 0,
  desde: null,
  completos: true,
  apartados: 0,
  total: 0,
  archivos: '[]',
  prioritarios: '[]',
};

export function createPuntosRepository(db: Db): PuntosRepository {
  return {
    commit: async (analisisId) => {
      const fila = await db
        .selectFrom('puntos_criticos')
        .innerJoin('analisis', 'analisis.id', 'puntos_criticos.analisis_id')
        .select('analisis.commit_id')
        .where('puntos_criticos.analisis_id', '=', analisisId)
        .where('puntos_criticos.estado', '=', 'calculando')
        .executeTakeFirst();
      return fila?.commit_id ?? null;
    },
    archivos: (analisisId, maximo) => archivos(db, analisisId, maximo),
    guardar: async (analisisId, { archivos: ordenados, desde, ...puntos }, prioritarios) => {
      await db
        .updateTable('puntos_criticos')
        .set({
          ...puntos,
          estado: 'listo',
          motivo: null,
          desde: desde === null ? null : new Date(desde),
          archivos: JSON.stringify(ordenados),
          prioritarios: JSON.stringify(prioritarios),
        })
        .where('analisis_id', '=', analisisId)
        .where('estado', '=', 'calculando')
        .execute();
    },
    fallar: async (analisisId, motivo) => {
      await db
        .updateTable('puntos_criticos')
        .set({ estado: 'fallido', motivo })
        .where('analisis_id', '=', analisisId)
        .where('estado', '=', 'calculando')
        .execute();
    },
    interrumpir: async (motivo) => {
      await db
        .updateTable('puntos_criticos')
        .set({ estado: 'fallido', motivo })
        .where('estado', '=', 'calculando')
        .execute();
    },
    leer: (proyectoId) => leer(db, proyectoId),
  };
}

/** Notes, in the transaction that publishes an analysis, that its hotspots are being computed. */
export async function empezarPuntos(conn: Conn, analisisId: string, now: Date): Promise<void> {
  await conn
    .insertInto('puntos_criticos')
    .values({ analisis_id: analisisId, estado: 'calculando', motivo: null, creado: now, ...vacio })
    .execute();
}

async function archivos(db: Db, analisisId: string, maximo: number): Promise<readonly ArchivoMedido[]> {
  const complejidad = sql<number>`coalesce((medidas->>'cognitive_complexity')::float8, 0)`;
  const lineas = sql<number>`coalesce((medidas->>'ncloc')::float8, 0)`;
  return db
    .selectFrom('analisis_archivos')
    .select([
      'ruta',
      complejidad.as('complejidad'),
      lineas.as('lineas'),
      sql<number>`jsonb_array_length(incidencias)`.as('incidencias'),
    ])
    .where('analisis_id', '=', analisisId)
    .where(sql<number>`octet_length(ruta)`, '<=', maximoRuta)
    .orderBy(complejidad, 'desc')
    .orderBy(lineas, 'desc')
    .orderBy('posicion')
    .limit(maximo)
    .execute();
}

async function leer(db: Db, proyectoId: string): Promise<PuntosDeProyecto | null> {
  const fila = await db
    .selectFrom('proyectos')
    .leftJoin('analisis', (join) => join.on('analisis.id', '=', ultimoTerminado()))
    .leftJoin('detalles_analisis as detalle', (join) =>
      join
        .onRef('detalle.proyecto_id', '=', 'analisis.proyecto_id')
        .onRef('detalle.commit_id', '=', 'analisis.commit_id')
        .onRef('detalle.huella', '=', 'analisis.huella'),
    )
    .leftJoin('puntos_criticos as puntos', 'puntos.analisis_id', 'analisis.id')
    .where('proyectos.id', '=', proyectoId)
    .select([...columnasDePertenencia, 'proyectos.nombre', 'proyectos.clave'])
    .select(['proyectos.link', 'proyectos.branch', 'detalle.version as analizador'])
    .select(['analisis.id', 'analisis.commit_id as commit', 'analisis.enlace', 'analisis.rama'])
    .select(['analisis.alcance', alcanceDeHoy('analisis').as('alcance_hoy')])
    .select((eb) => eb.fn.coalesce('analisis.fin', 'analisis.creado').as('fecha'))
    .select(['puntos.estado', 'puntos.motivo', 'puntos.creado', 'puntos.commits', 'puntos.desde'])
    .select(['puntos.completos', 'puntos.apartados', 'puntos.total', 'puntos.archivos'])
    .executeTakeFirst();
  if (!fila) return null;
  const { nombre, clave, link, branch, id, fecha, commit, enlace, rama, analizador } = fila;
  const alcances = { alcance: fila.alcance ?? '', alcanceDeHoy: fila.alcance_hoy };
  return {
    ...pertenenciaDe(fila),
    proyecto: { _id: proyectoId, nombre, clave },
    enlace: link,
    rama: branch,
    analisis:
      id && fecha && rama !== null
        ? { id, fecha: fecha.toISOString(), commit, enlace, rama, analizador, ...alcances }
        : null,
    guardados: id && fila.estado !== null ? guardadosDe(id, fila) : null,
  };
}

interface FilaDePuntos {
  readonly estado: string | null;
  readonly motivo: string | null;
  readonly creado: Date | null;
  readonly commits: number | null;
  readonly desde: Date | null;
  readonly completos: boolean | null;
  readonly apartados: number | null;
  readonly total: number | null;
  readonly archivos: unknown;
}

function guardadosDe(id: string, fila: FilaDePuntos): PuntosDeProyecto['guardados'] {
  return {
    estado: leerEstadoDePuntos(fila.estado, id),
    motivo: fila.motivo,
    creado: (fila.creado ?? new Date(0)).toISOString(),
    puntos: {
      commits: fila.commits ?? 0,
      desde: fila.desde?.toISOString() ?? null,
      completos: fila.completos === true,
      apartados: fila.apartados ?? 0,
      total: fila.total ?? 0,
      archivos: leerArchivosCriticos(fila.archivos, id),
    },
  };
}
