import { transact, type Conn, type Db } from '@mantenible/db';
import { ambitoCompleto } from '@mantenible/domain/ambito';
import { mismoRepositorio } from '@mantenible/domain/proyecto';
import { sql } from 'kysely';

import type { Claim, Job, JobRepository, Publication } from '../../jobs/job.port.ts';
import { toCount } from '../../jobs/job.repository.ts';
import type { JobsInTransaction } from '../../jobs/queue.repository.ts';
import { alcanceGuardado } from '../comun/alcance-guardado.ts';
import { noPublicado } from '../comun/no-publicado.repository.ts';
import {
  borrarArchivosDeAnalisis,
  borrarArchivosDelTrabajo,
  incidenciasDe,
} from './archivos-copiados.repository.ts';
import { leerAmbitoDeEntrega, leerPlantilla } from './entrega-guardada.schema.ts';
import type { PublicacionDeEntrega, TrabajoDeEntrega, TrabajoDeEntregaRepository } from './trabajo.port.ts';

type Queue = Pick<JobsInTransaction, 'settle'>;

/** What distinguishes the jobs of places: one open job each. */
export const lugarDeTrabajo = (entregaId: string, entregadoId: string | null): string =>
  `entrega ${entregadoId ?? entregaId}`;

/** Rows of the jobs of deliveries, as workers write them. */
export function createTrabajosDeEntrega(db: Db, queue: Queue): JobRepository {
  const abierta = (id: string) =>
    db.updateTable('entrega_analisis').where('id', '=', id).where('estado', '=', 'en-curso');
  return {
    begin: (claim, now) => transact(db, (trx) => empezar(trx, claim, now)),
    report: async ({ id }, { progreso: { fase, hechos, total } }) => {
      const { numUpdatedRows } = await abierta(id)
        .set({ fase, hechos: toCount(hechos), total: toCount(total) })
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    end: (claim, final, now) =>
      transact(db, async (trx) => {
        if (!(await queue.settle(trx, claim))) return false;
        await trx
          .updateTable('entrega_analisis')
          .set({ ...final, fin: now })
          .where('id', '=', claim.id)
          .execute();
        return true;
      }),
    abandon: async (id, final, now) => {
      await abierta(id)
        .set({ ...final, fin: now })
        .execute();
    },
    isCancelled: async (id) => {
      const fila = await db
        .selectFrom('entrega_analisis')
        .select('estado')
        .where('id', '=', id)
        .executeTakeFirst();
      return fila?.estado === 'cancelado';
    },
    open: () => abiertos(db),
  };
}

async function abiertos(db: Db): ReturnType<JobRepository['open']> {
  const filas = await db
    .selectFrom('entrega_analisis')
    .select(['id', 'entrega_id', 'entregado_id', 'creado'])
    .where('estado', '=', 'en-curso')
    .orderBy('creado')
    .orderBy('id')
    .execute();
  return filas.map(({ id, entrega_id, entregado_id, creado }) => ({
    id,
    idPersona: lugarDeTrabajo(entrega_id, entregado_id),
    kind: 'entrega',
    turn: creado,
  }));
}

async function empezar(trx: Conn, { id, attempt }: Claim, now: Date): Promise<Job | null> {
  const fila = await trx
    .updateTable('entrega_analisis')
    .set({ fase: 'conectando', hechos: 0, total: 0, inicio: now })
    .where('id', '=', id)
    .where('estado', '=', 'en-curso')
    .returning(['entrega_id', 'entregado_id'])
    .executeTakeFirst();
  if (!fila) return null;
  const lugar = await (fila.entregado_id === null
    ? deLaPlantilla(trx, fila.entrega_id)
    : deLoEntregado(trx, fila.entregado_id));
  const idPersona = lugarDeTrabajo(fila.entrega_id, fila.entregado_id);
  return { id, attempt, idPersona, ...lugar };
}

type Lugar = Pick<Job, 'proyectoId' | 'enlace' | 'rama' | 'token'>;

/**
 * No token: the project was deleted, has another repository today, or left the course, with what its people agreed to there, or its owner
 * is not in the course, who agreed to nothing there.
 */
const sinToken = { cifrado: '', clave: '' };

async function deLoEntregado(trx: Conn, id: string): Promise<Lugar> {
  const {
    proyecto_id: proyectoId,
    enlace,
    rama,
    prestado,
  } = await trx
    .selectFrom('entregados as d')
    .select(['d.proyecto_id', 'd.enlace', 'd.rama'])
    .select(
      sql<boolean>`exists (select 1 from entregas e join curso_proyectos c on c.curso_id = e.curso_id
        join proyectos p on p.id = c.proyecto_id
        join curso_personas s on s.curso_id = c.curso_id and s.sub = p.id_persona
        where e.id = d.entrega_id and c.proyecto_id = d.proyecto_id)`.as('prestado'),
    )
    .where('d.id', '=', id)
    .executeTakeFirstOrThrow();
  const hoy = prestado ? await proyecto(trx, proyectoId) : null;
  // A token is never sent to another repository than the one it was given for.
  const token = hoy && mismoRepositorio(hoy.link, enlace) ? hoy.token : sinToken;
  return { proyectoId, enlace, rama, token };
}

async function deLaPlantilla(trx: Conn, entregaId: string): Promise<Lugar> {
  const fila = await trx
    .selectFrom('entregas')
    .select('plantilla')
    .select(
      sql<boolean>`exists (select 1 from proyectos p join curso_docentes d on d.sub = p.id_persona
        where p.id::text = entregas.plantilla ->> 'proyectoId' and d.curso_id = entregas.curso_id)`.as(
        'de_docente',
      ),
    )
    .where('id', '=', entregaId)
    .executeTakeFirstOrThrow();
  const proyectoId = leerPlantilla(fila.plantilla, entregaId)?.proyectoId ?? '';
  // The token is that of a lecturer who lends it to the course: not after the lecturer left, or gave the project to another person.
  const hoy = fila.de_docente ? await proyecto(trx, proyectoId) : null;
  // Without its project the link is empty, which the analysis refuses.
  return { proyectoId, enlace: hoy?.link ?? '', rama: hoy?.branch ?? '', token: hoy?.token ?? sinToken };
}

async function proyecto(trx: Conn, id: string) {
  const fila = await trx
    .selectFrom('proyectos')
    .select(['link', 'branch', 'token_cifrado as cifrado', 'token_clave as clave'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!fila) return null;
  const { link, branch, cifrado, clave } = fila;
  return { link, branch, token: { cifrado, clave } };
}

/** What the jobs of deliveries read and store beside their state. */
export function createTrabajoDeEntregaRepository(db: Db, queue: Queue): TrabajoDeEntregaRepository {
  return {
    leer: (jobId) => leer(db, jobId),
    guardarArchivos: async (jobId, archivos) => {
      if (archivos.length === 0) return;
      const filas = archivos.map(({ texto, medidas, incidencias, ...archivo }) => ({
        ...archivo,
        analisis_id: jobId,
        sello_id: jobId,
        medidas: JSON.stringify(medidas),
        incidencias: JSON.stringify(incidencias),
        cuantas: incidencias.length,
        texto_cifrado: texto.cifrado,
        texto_clave: texto.clave,
      }));
      await db.insertInto('entregado_archivos').values(filas).execute();
    },
    descartar: async (jobId) => {
      await borrarArchivosDelTrabajo(db, jobId);
    },
    publicar: async (claim, publicacion) => {
      const salida = await transact(db, (trx) => publicar(trx, queue, claim, publicacion));
      if (salida === 'publicado') await borrarAnteriores(db, claim.id);
      return salida;
    },
  };
}

async function leer(db: Db, jobId: string): Promise<TrabajoDeEntrega | null> {
  const fila = await db
    .selectFrom('entrega_analisis as a')
    .innerJoin('entregas as e', 'e.id', 'a.entrega_id')
    .leftJoin('entregados as d', 'd.id', 'a.entregado_id')
    .where('a.id', '=', jobId)
    .select(['e.id', 'e.ambito', 'e.plantilla', 'a.entregado_id', 'd.hasta'])
    .executeTakeFirst();
  if (!fila) return null;
  const ambito = leerAmbitoDeEntrega(fila.ambito, fila.id) ?? ambitoCompleto;
  if (fila.hasta !== null) return { ambito, punto: { antesDe: fila.hasta.getTime() } };
  const commit = leerPlantilla(fila.plantilla, fila.id)?.commit ?? null;
  return { ambito, punto: commit === null ? undefined : { commit } };
}

async function publicar(
  trx: Conn,
  queue: Queue,
  claim: Claim,
  { commit, fecha, grado, medidas, omitidos, ambito, analizador, now }: PublicacionDeEntrega,
): Promise<Publication> {
  const { id } = claim;
  // Locks the job before the row, in the same order as cancelling; after a lost claim nothing is published.
  if (!(await queue.settle(trx, claim))) return noPublicado(trx, 'entrega_analisis', id);
  const { numUpdatedRows } = await trx
    .updateTable('entrega_analisis')
    .set({
      estado: 'listo',
      fin: now,
      commit_id: commit,
      commit_fecha: fecha === null ? null : new Date(fecha),
      grado,
      medidas: JSON.stringify(medidas),
      omitidos: JSON.stringify(omitidos),
      ambito: JSON.stringify(ambito),
      alcance: alcanceGuardado(ambito.ambito),
      analizador,
      incidencias: incidenciasDe(sql.ref('entrega_analisis.id')),
    })
    .where('id', '=', id)
    .where('estado', '=', 'en-curso')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? 'publicado' : noPublicado(trx, 'entrega_analisis', id);
}

/** Deletes the other analyses of a place, their files in slices before them. */
async function borrarAnteriores(db: Db, id: string): Promise<void> {
  const otros = sql`select o.id from entrega_analisis o join entrega_analisis nuevo using (entrega_id)
    where nuevo.id = ${id} and o.id <> nuevo.id and o.entregado_id is not distinct from nuevo.entregado_id`;
  await borrarArchivosDeAnalisis(db, otros);
  await sql`delete from entrega_analisis where id in (${otros})`.execute(db);
}
