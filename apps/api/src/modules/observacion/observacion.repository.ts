import { transact, type Conn, type Db } from '@mantenible/db';
import { maximoTextoGenerales } from '@mantenible/domain/observacion';
import { sql } from 'kysely';

import { bloquearPersona } from '../comun/bloquear-persona.repository.ts';
import { leerCuando } from './observacion-guardada.schema.ts';
import { leerObservacion, leerPublicaciones, mostradoDe } from './observacion-leida.repository.ts';
import type { FraseRepository, ObservacionRepository } from './observacion.port.ts';

/** Comments on deliveries in SQL. */
export function createObservacionRepository(db: Db): ObservacionRepository {
  return {
    ...lecturas(db),
    mostrado: async ({ entregaId, proyectoId }) => {
      const filas = await leerPublicaciones(db, proyectoId, [entregaId]);
      return mostradoDe(filas);
    },
    agregar: (...datos) => agregar(db, ...datos),
    cambiar: (...datos) => cambiar(db, ...datos),
    borrar: (...cual) => transact(db, (trx) => borrar(trx, ...cual)),
    ...resumenes(db),
  };
}

function lecturas(db: Db): Pick<ObservacionRepository, 'hilos' | 'textos' | 'hasta'> {
  return {
    hilos: async ({ entregaId, proyectoId }) => {
      const filas = await db
        .selectFrom('observaciones')
        .where('entrega_id', '=', entregaId)
        .where('proyecto_id', '=', proyectoId)
        .select(['id as _id', 'padre', 'cuando', 'creado'])
        // The sizes are available without reading the texts.
        .select(sql<number>`octet_length(texto) + octet_length(clave)`.as('bytes'))
        .orderBy('creado')
        .orderBy('id')
        .execute();
      return filas.map(({ cuando, creado, ...fila }) => {
        return { ...fila, cuando: leerCuando(cuando, fila._id), creado: creado.toISOString() };
      });
    },
    textos: async (ids) => {
      if (ids.length === 0) return [];
      const todas = db.selectFrom('observaciones').selectAll().where('id', 'in', ids);
      return (await todas.orderBy('creado').orderBy('id').execute()).map(leerObservacion);
    },
    hasta: async ({ entregaId, proyectoId }, id) => {
      const filas = await db
        .selectFrom('observaciones')
        .selectAll()
        .where('entrega_id', '=', entregaId)
        .where('proyecto_id', '=', proyectoId)
        .where((eb) =>
          eb.or([
            eb('id', '=', id),
            eb('id', '=', eb.selectFrom('observaciones as r').select('r.padre').where('r.id', '=', id)),
          ]),
        )
        .execute();
      const propia = filas.filter((fila) => fila.id === id);
      return propia.length === 0
        ? []
        : [...filas.filter((fila) => fila.id !== id), ...propia].map(leerObservacion);
    },
  };
}

/** What tables and files of a class read of its comments. */
function resumenes(db: Db): Pick<ObservacionRepository, 'abiertas' | 'generales'> {
  return {
    abiertas: async (entregaId) => {
      const filas = await db
        .selectFrom('observaciones')
        .where('entrega_id', '=', entregaId)
        .where('padre', 'is', null)
        .where('resuelta', 'is', null)
        .groupBy('proyecto_id')
        .select(['proyecto_id', sql<number>`count(*)::int`.as('n')])
        .execute();
      return new Map(filas.map(({ proyecto_id, n }) => [proyecto_id, n]));
    },
    generales: (entregaId) => generales(db, entregaId),
  };
}

async function generales(db: Db, entregaId: string): ReturnType<ObservacionRepository['generales']> {
  const todas = db
    .selectFrom('observaciones as o')
    .where('o.entrega_id', '=', entregaId)
    .where('o.lugar', '=', 'todo')
    .where('o.padre', 'is', null)
    .where('o.de_docente', '=', true)
    // Those that `seMuestra` of the domain shows once a mark is published.
    .where(
      sql<boolean>`(o.cuando = 'ahora' or not exists (
        select 1 from calificaciones p
        join calificaciones s on s.entrega_id = p.entrega_id and s.proyecto_id = p.proyecto_id and s.orden = 2
        where p.entrega_id = o.entrega_id and p.proyecto_id = o.proyecto_id and p.orden = 1
          and p.revision_pedida <= o.creado and s.publicada is null))`,
    )
    .select(['o.proyecto_id', 'o.texto', 'o.creado', 'o.id'])
    .select([
      sql<number>`(count(*) over (partition by o.proyecto_id))::int`.as('total'),
      sql<number>`sum(length(o.texto)) over (partition by o.proyecto_id order by o.creado, o.id)`.as('hasta'),
    ]);
  const filas = await db
    .selectFrom(todas.as('g'))
    .where('hasta', '<=', maximoTextoGenerales)
    .select(['proyecto_id', 'texto', 'total'])
    .orderBy('creado')
    .orderBy('id')
    .execute();
  const porProyecto = Map.groupBy(filas, ({ proyecto_id }) => proyecto_id);
  return new Map(
    [...porProyecto].map(([id, suyas]) => {
      const textos = suyas.map(({ texto }) => texto);
      return [id, { textos, omitidas: (suyas[0]?.total ?? 0) - textos.length }];
    }),
  );
}

async function cambiar(
  db: Db,
  ...[id, { texto, resuelta }, { esperada, now }]: Parameters<ObservacionRepository['cambiar']>
): ReturnType<ObservacionRepository['cambiar']> {
  const fila = await db
    .updateTable('observaciones')
    .set((eb) => ({
      ...(texto !== undefined && { texto }),
      ...(resuelta !== undefined && { resuelta: resuelta ? now : null }),
      version: eb('version', '+', 1),
      cambiado: now,
    }))
    .where('id', '=', id)
    .$if(esperada !== null, (query) => query.where('version', '=', esperada ?? 0))
    .returning('version')
    .executeTakeFirst();
  if (fila) return fila.version;
  return (await sigueAhi(db, id)) ? 'otra-version' : 'no-esta';
}

async function sigueAhi(conn: Conn, id: string): Promise<boolean> {
  const fila = await conn.selectFrom('observaciones').select('id').where('id', '=', id).executeTakeFirst();
  return fila !== undefined;
}

/** Locks the delivery: what is written on it and deleted from it at once comes one after the other. False where it was deleted. */
async function bloquear(trx: Conn, entregaId: string): Promise<boolean> {
  const fila = await trx
    .selectFrom('entregas')
    .select('id')
    .where('id', '=', entregaId)
    .forUpdate()
    .executeTakeFirst();
  return fila !== undefined;
}

async function borrar(
  trx: Conn,
  ...[entregaId, id]: Parameters<ObservacionRepository['borrar']>
): ReturnType<ObservacionRepository['borrar']> {
  await bloquear(trx, entregaId);
  const { numDeletedRows } = await trx
    .deleteFrom('observaciones')
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select 1 from observaciones r where r.padre = observaciones.id)`)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return 'borrada';
  return (await sigueAhi(trx, id)) ? 'con-respuestas' : 'no-esta';
}

function agregar(
  db: Db,
  ...[{ entregaId, proyectoId }, nueva, { maximo, now }]: Parameters<ObservacionRepository['agregar']>
): ReturnType<ObservacionRepository['agregar']> {
  return transact(db, async (trx) => {
    if (!(await bloquear(trx, entregaId))) return 'sin-entrega';
    if (nueva.padre !== null && !(await sigueAhi(trx, nueva.padre))) return 'sin-padre';
    const { n } = await trx
      .selectFrom('observaciones')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('entrega_id', '=', entregaId)
      .where('proyecto_id', '=', proyectoId)
      .where('de_docente', '=', nueva.deDocente)
      .executeTakeFirstOrThrow();
    if (n >= maximo) return 'lleno';
    const { _id, deDocente, por, ...resto } = nueva;
    await trx
      .insertInto('observaciones')
      .values({
        ...resto,
        id: _id,
        entrega_id: entregaId,
        proyecto_id: proyectoId,
        por: JSON.stringify(por),
        de_docente: deDocente,
        resuelta: null,
        version: 1,
        creado: now,
        cambiado: now,
      })
      .onConflict((conflicto) => conflicto.column('id').doNothing())
      .execute();
    return 'agregada';
  });
}

/** Texts that lecturers keep, in SQL. */
export function createFraseRepository(db: Db): FraseRepository {
  return {
    listar: (sub) =>
      db
        .selectFrom('frases')
        .select(['id as _id', 'texto'])
        .where('sub', '=', sub)
        .orderBy('creado')
        .orderBy('id')
        .execute(),
    agregar: (sub, { _id, texto }, { maximo, now }) =>
      transact(db, async (trx) => {
        // Two phrases at once count each other.
        await bloquearPersona(trx, sub);
        const suyas = await trx.selectFrom('frases').select('id').where('sub', '=', sub).execute();
        if (suyas.length >= maximo) return false;
        await trx
          .insertInto('frases')
          .values({ id: _id, sub, texto, creado: now })
          .onConflict((conflicto) => conflicto.column('id').doNothing())
          .execute();
        return true;
      }),
    borrar: async (sub, id) => {
      const fila = await db
        .deleteFrom('frases')
        .where('sub', '=', sub)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return fila !== undefined;
    },
  };
}
