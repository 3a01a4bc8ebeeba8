import { transact, type Conn, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { sql, type Selectable } from 'kysely';

import {
  leerEnlaces,
  leerMedidas,
  leerNiveles,
  leerPorCambio,
  leerPublicado,
} from './nota-guardada.schema.ts';
import type { Autoria, Calificacion, CalificacionRepository, CambioNuevo } from './nota.port.ts';

/** Marks in SQL. */
export function createCalificacionRepository(db: Db, nuevoId: () => string): CalificacionRepository {
  return {
    listar: async (entregaId, proyectoId) => {
      const filas = await db
        .selectFrom('calificaciones')
        .selectAll()
        .where('entrega_id', '=', entregaId)
        .$if(proyectoId !== undefined, (query) => query.where('proyecto_id', '=', proyectoId ?? ''))
        .orderBy('proyecto_id')
        .orderBy('orden')
        .execute();
      return filas.map(leer);
    },
    historia: async (id) => {
      const filas = await db
        .selectFrom('calificacion_cambios')
        .selectAll()
        .where('calificacion_id', '=', id)
        .orderBy('momento')
        .orderBy('id')
        .execute();
      return filas.map(({ que, nota, motivo, por, momento, id: fila }) => {
        return { que, nota, motivo, por: leerPorCambio(por, fila).nombre, momento: momento.toISOString() };
      });
    },
    guardarMedidas: (...datos) => guardarMedidas(db, nuevoId, ...datos),
    corregir: (...datos) => corregir(db, nuevoId, ...datos),
    publicar: (entregaId, publicadas, autoria) => publicar(db, nuevoId, entregaId, publicadas, autoria),
    pedirRevision: (...datos) => pedirRevision(db, nuevoId, ...datos),
  };
}

function corregir(
  db: Db,
  nuevoId: () => string,
  ...[id, { niveles, enlaces, manual }, { por, now, esperada, cambio }]: Parameters<
    CalificacionRepository['corregir']
  >
): Promise<number | null> {
  return transact(db, async (trx) => {
    const fila = await trx
      .updateTable('calificaciones')
      .set((eb) => ({
        niveles: JSON.stringify(niveles),
        enlaces: JSON.stringify(enlaces),
        nota_docente: manual?.nota ?? null,
        motivo: manual?.motivo ?? null,
        version: eb('version', '+', 1),
        por: JSON.stringify(por),
        cambiado: now,
      }))
      .where('id', '=', id)
      .$if(esperada !== null, (query) => query.where('version', '=', esperada ?? 0))
      // The first correction stays as it is once a second one was asked for.
      .where('revision_pedida', 'is', null)
      .returning('version')
      .executeTakeFirst();
    if (!fila) return null;
    if (cambio) await anotar(trx, [{ calificacion: id, cambio }], { por, now }, nuevoId);
    return fila.version;
  });
}

function pedirRevision(
  db: Db,
  nuevoId: () => string,
  ...[primera, motivo, { por, now }]: Parameters<CalificacionRepository['pedirRevision']>
): Promise<boolean> {
  return transact(db, async (trx) => {
    const pedida = await trx
      .updateTable('calificaciones')
      .set({ revision_pedida: now, revision_motivo: motivo })
      .where('id', '=', primera._id)
      .where('revision_pedida', 'is', null)
      .where('publicada', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!pedida) return false;
    // Read in this statement: what another lecturer changed a moment ago is in the copy too.
    await trx
      .insertInto('calificaciones')
      .values({
        ...pedida,
        id: nuevoId(),
        orden: 2,
        medidas: JSON.stringify(pedida.medidas),
        niveles: JSON.stringify(pedida.niveles),
        enlaces: JSON.stringify(pedida.enlaces),
        publicado: null,
        publicada: null,
        revision_pedida: null,
        revision_motivo: null,
        version: pedida.version + 1,
        por: JSON.stringify(por),
        cambiado: now,
      })
      .execute();
    const cambio = { que: 'revision-pedida', nota: null, motivo };
    await anotar(trx, [{ calificacion: primera._id, cambio }], { por, now }, nuevoId);
    return true;
  });
}

function leer(fila: Selectable<Schema['calificaciones']>): Calificacion {
  const { id } = fila;
  const publicado = leerPublicado(fila.publicado, id);
  return {
    _id: id,
    proyectoId: fila.proyecto_id,
    orden: fila.orden,
    medidas: leerMedidas(fila.medidas, id),
    niveles: leerNiveles(fila.niveles, id),
    enlaces: leerEnlaces(fila.enlaces, id),
    manual: fila.nota_docente === null ? null : { nota: fila.nota_docente, motivo: fila.motivo ?? '' },
    publicado: publicado && fila.publicada && { ...publicado, publicada: fila.publicada.toISOString() },
    revision: fila.revision_pedida && {
      motivo: fila.revision_motivo ?? '',
      pedida: fila.revision_pedida.toISOString(),
    },
    version: fila.version,
  };
}

/** Stores figures in one statement for many projects: their own first corrections, and the second ones beside them. */
async function guardarMedidas(
  db: Db,
  nuevoId: () => string,
  ...[entregaId, medidas, { por, now }]: Parameters<CalificacionRepository['guardarMedidas']>
): Promise<void> {
  if (medidas.length === 0) return;
  const nuevas = medidas.map((una) => ({ id: nuevoId(), ...una }));
  await transact(db, async (trx) => {
    await sql`insert into calificaciones
        (id, entrega_id, proyecto_id, orden, medidas, calculado, niveles, enlaces, version, por, cambiado)
      select n.id, ${entregaId}::uuid, n."proyectoId", 1, n.medidas, ${now}::timestamptz, '{}'::jsonb, '[]'::jsonb, 1,
        ${JSON.stringify(por)}::jsonb, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(nuevas)}::jsonb) as n(id uuid, "proyectoId" uuid, medidas jsonb)
      on conflict (entrega_id, proyecto_id, orden)
      do update set medidas = excluded.medidas, calculado = excluded.calculado`.execute(trx);
    await sql`update calificaciones c set medidas = n.medidas, calculado = ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(nuevas)}::jsonb) as n("proyectoId" uuid, medidas jsonb)
      where c.entrega_id = ${entregaId} and c.proyecto_id = n."proyectoId" and c.orden = 2`.execute(trx);
  });
}

async function publicar(
  db: Db,
  nuevoId: () => string,
  ...[entregaId, publicadas, autoria]: Parameters<CalificacionRepository['publicar']>
): Promise<readonly string[]> {
  if (publicadas.length === 0) return [];
  const { now } = autoria;
  return transact(db, async (trx) => {
    const { rows } = await sql<{ id: string; proyecto_id: string }>`update calificaciones c
      set publicado = n.publicada, publicada = ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(publicadas)}::jsonb) as n("_id" uuid, version integer, publicada jsonb)
      where c.id = n."_id" and c.version = n.version and c.entrega_id = ${entregaId}
      returning c.id, c.proyecto_id`.execute(trx);
    const hechas = new Set(rows.map(({ id }) => id));
    const cambios = publicadas
      .filter(({ _id }) => hechas.has(_id))
      .map(({ _id, publicada: { nota, motivo } }) => ({
        calificacion: _id,
        cambio: { que: 'publicada', nota, motivo },
      }));
    await anotar(trx, cambios, autoria, nuevoId);
    if (rows.length > 0)
      await trx
        .updateTable('entregas')
        .set({ publicada: now })
        .where('id', '=', entregaId)
        .where('publicada', 'is', null)
        .execute();
    return rows.map(({ proyecto_id }) => proyecto_id);
  });
}

async function anotar(
  trx: Conn,
  cambios: readonly { readonly calificacion: string; readonly cambio: CambioNuevo }[],
  { por, now }: Autoria,
  nuevoId: () => string,
): Promise<void> {
  if (cambios.length === 0) return;
  const filas = cambios.map(({ calificacion, cambio }) => ({
    ...cambio,
    id: nuevoId(),
    calificacion_id: calificacion,
    por: JSON.stringify(por),
    momento: now,
  }));
  await trx.insertInto('calificacion_cambios').values(filas).execute();
}
