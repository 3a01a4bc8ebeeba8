import type { Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import {
  elegirSinHallazgos,
  fasesAnalisis,
  maximoOmitidosMostrados,
  type AnalisisHecho,
  type ArchivoOmitido,
  type LenguajeSinAnalizar,
  type NoAnalizado,
  type ProgresoAnalisis,
} from '@mantenible/domain/escaneo';
import type { Selectable } from 'kysely';

import { abrir } from './abrir-analisis.repository.ts';
import type { AnalisisRepository } from './analisis.port.ts';

type Fila = Selectable<Schema['analisis']>;

const abiertos = ['en-cola', 'en-curso'];
/** While these are written they name the project and the person; once ended they name nobody. */
export const libre = { ocupa_proyecto: null, ocupa_persona: null } as const;

/** Analyses in SQL, as people see them. */
export function createAnalisisRepository(db: Db): AnalisisRepository {
  return {
    abrir: (nuevo) => abrir(db, nuevo),
    turnos: async (idPersona, desde) => {
      await db.deleteFrom('analisis_turnos').where('momento', '<=', desde).execute();
      const filas = await db
        .selectFrom('analisis_turnos')
        .select('momento')
        .where('id_persona', '=', idPersona)
        .orderBy('momento')
        .execute();
      return filas.map(({ momento }) => momento);
    },
    estado: (clave) => estado(db, clave),
    situacion: (proyectoId) => situacion(db, proyectoId),
    noAnalizado: (proyectoId) => noAnalizado(db, proyectoId),
    historia: async (proyectoId, maximo) => {
      const filas = await db
        .selectFrom('analisis')
        .selectAll()
        .where('proyecto_id', '=', proyectoId)
        .orderBy('creado', 'desc')
        .orderBy('id', 'desc')
        .limit(maximo)
        .execute();
      return filas.map(hecho);
    },
    cancelar: (proyectoId, ahora) => cancelar(db, proyectoId, ahora),
  };
}

/** A cancelled analysis leaves the state as it was; a failed one is the state, whatever was measured before. */
async function estado(db: Db, clave: string): ReturnType<AnalisisRepository['estado']> {
  const filas = await db
    .selectFrom('analisis')
    .innerJoin('proyectos', 'proyectos.id', 'analisis.proyecto_id')
    .select(['analisis.estado', 'analisis.rama', 'analisis.fin', 'analisis.motivo'])
    .where('proyectos.clave', '=', clave)
    .where('analisis.estado', '!=', 'cancelado')
    .orderBy('analisis.creado', 'desc')
    .orderBy('analisis.id', 'desc')
    .execute();
  const [ultimo] = filas;
  if (!ultimo) return null;
  const listo = filas.find((una) => una.estado === 'listo');
  return {
    estado: estadoVisible(ultimo.estado),
    fecha: listo?.fin?.toISOString() ?? null,
    rama: (listo ?? ultimo).rama,
    motivo: ultimo.estado === 'fallido' ? ultimo.motivo : null,
  };
}

async function situacion(db: Db, proyectoId: string): ReturnType<AnalisisRepository['situacion']> {
  const deEstados = (estados: readonly string[]) =>
    db
      .selectFrom('analisis')
      .select([
        'id',
        'estado',
        'orden',
        'no_antes',
        'fase',
        'hechos',
        'total',
        'medidas',
        'commit_id',
        'enlace',
      ])
      .where('proyecto_id', '=', proyectoId)
      .where('estado', 'in', estados)
      .orderBy('creado', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
  const abierto = await deEstados(abiertos);
  const listo = await deEstados(['listo']);
  return {
    progreso: abierto ? progreso(abierto) : null,
    medidas: abierto?.medidas ? elegirSinHallazgos(abierto.medidas) : null,
    commit: listo?.commit_id ?? null,
    enlace: listo?.enlace ?? null,
    delante: abierto ? await delante(db, abierto) : null,
  };
}

/** How many are made before one that waits; null for one that does not, or waits for a time. */
async function delante(
  db: Db,
  { id, estado, orden, no_antes }: Pick<Fila, 'id' | 'estado' | 'orden' | 'no_antes'>,
): Promise<number | null> {
  if (estado !== 'en-cola' || orden === null || no_antes !== null) return null;
  const { cuantos } = await db
    .selectFrom('analisis')
    .select((eb) => eb.fn.countAll<string | number>().as('cuantos'))
    .where('estado', '=', 'en-cola')
    .where('no_antes', 'is', null)
    .where((eb) => eb.or([eb('orden', '<', orden), eb.and([eb('orden', '=', orden), eb('id', '<', id)])]))
    .executeTakeFirstOrThrow();
  return Number(cuantos);
}

async function noAnalizado(db: Db, proyectoId: string): Promise<NoAnalizado> {
  const fila = await db
    .selectFrom('analisis')
    .select('omitidos')
    .where('proyecto_id', '=', proyectoId)
    .where('estado', '=', 'listo')
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const omitidos: readonly unknown[] = Array.isArray(fila?.omitidos) ? fila.omitidos : [];
  const archivos = omitidos.filter(esArchivo);
  return {
    otrosLenguajes: omitidos.filter(esLenguaje),
    archivosOmitidos: { total: archivos.length, primeros: archivos.slice(0, maximoOmitidosMostrados) },
  };
}

const tiene = (omitido: unknown, ...claves: readonly string[]): boolean =>
  typeof omitido === 'object' && omitido !== null && claves.every((clave) => clave in omitido);

// One column keeps both: whole languages, and single files.
const esLenguaje = (omitido: unknown): omitido is LenguajeSinAnalizar =>
  tiene(omitido, 'lenguaje', 'archivos');
const esArchivo = (omitido: unknown): omitido is ArchivoOmitido => tiene(omitido, 'ruta', 'motivo');

async function cancelar(db: Db, proyectoId: string, ahora: Date): Promise<void> {
  const abierto = (estado: string) =>
    db.updateTable('analisis').where('proyecto_id', '=', proyectoId).where('estado', '=', estado);
  await abierto('en-cola')
    .set({ estado: 'cancelado', fin: ahora, ...libre })
    .execute();
  // Also one that was taken on between the two statements.
  await abierto('en-curso').set({ cancelado: true }).execute();
}

function hecho(una: Fila): AnalisisHecho {
  return {
    id: una.id,
    fecha: una.creado.toISOString(),
    commit: una.commit_id,
    enlace: una.enlace,
    rama: una.rama,
    duracionMs: una.inicio && una.fin ? una.fin.getTime() - una.inicio.getTime() : null,
    grado: una.grado,
    estado: una.estado === 'cancelado' ? 'cancelado' : estadoVisible(una.estado),
    motivo: una.motivo,
  };
}

function estadoVisible(guardado: string): 'en-curso' | 'listo' | 'fallido' {
  if (guardado === 'listo' || guardado === 'fallido') return guardado;
  return 'en-curso';
}

function progreso({ fase, hechos, total }: Pick<Fila, 'fase' | 'hechos' | 'total'>): ProgresoAnalisis {
  return { fase: fasesAnalisis.find((una) => una === fase) ?? 'en-cola', hechos, total };
}
