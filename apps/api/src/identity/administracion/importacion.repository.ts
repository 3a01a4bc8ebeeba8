import type { Conn } from '@mantenible/db';

import { ordenAlfabetico } from '../../modules/comun/texto-plegado.repository.ts';
import { cuentaDe } from '../cuentas/cuenta.schema.ts';
import { maximoImportaciones, type ImportacionRepository } from './importacion.port.ts';

/** Imports in SQL. */
export function importacionRepository(db: Conn): ImportacionRepository {
  return {
    buscar: async (sub, repeticion, desde) =>
      (await db
        .selectFrom('importaciones')
        .select(['id', 'semilla'])
        .where('sub', '=', sub)
        .where('repeticion', '=', repeticion)
        .where('momento', '>', desde)
        .executeTakeFirst()) ?? null,
    guardar: (...datos) => guardar(db, ...datos),
    leer: (id, desde) => leer(db, id, desde),
    listar: (desde) =>
      db
        .selectFrom('importaciones as i')
        .innerJoin('importacion_cuentas as ic', 'ic.importacion_id', 'i.id')
        .innerJoin('cuentas as c', 'c.sub', 'ic.sub')
        .where('i.momento', '>', desde)
        .where('c.activa', '=', true)
        .groupBy(['i.id', 'i.nombre', 'i.momento'])
        .select(['i.id', 'i.nombre as quien', 'i.momento'])
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('cuantas'))
        .orderBy('i.momento', 'desc')
        .execute(),
  };
}

async function guardar(
  db: Conn,
  ...[{ quien, ...importacion }, subs, desde]: Parameters<ImportacionRepository['guardar']>
): Promise<void> {
  await borrarImportaciones(db, desde);
  await db
    .insertInto('importaciones')
    .values({ ...importacion, nombre: quien })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  const filas = subs.map((sub) => ({ sub, importacion_id: importacion.id }));
  await db.insertInto('importacion_cuentas').values(filas).execute();
  const sobran = db
    .selectFrom('importaciones')
    .select('id')
    .orderBy('momento', 'desc')
    .orderBy('id', 'desc')
    .offset(maximoImportaciones);
  await db.deleteFrom('importaciones').where('id', 'in', sobran).execute();
}

async function leer(db: Conn, id: string, desde: Date): ReturnType<ImportacionRepository['leer']> {
  const importacion = await db
    .selectFrom('importaciones')
    .select(['id', 'nombre as quien', 'momento', 'semilla'])
    .where('id', '=', id)
    .where('momento', '>', desde)
    .executeTakeFirst();
  if (importacion === undefined) return null;
  const filas = await db
    .selectFrom('cuentas')
    .selectAll()
    .where('sub', 'in', (eb) =>
      eb.selectFrom('importacion_cuentas').select('sub').where('importacion_id', '=', id),
    )
    .where('activa', '=', true)
    .orderBy((eb) => ordenAlfabetico(eb.ref('nombre')))
    .orderBy('usuario')
    .execute();
  return {
    ...importacion,
    cuentas: filas.map((fila) => ({ ...cuentaDe(fila), claveHash: fila.clave_hash })),
  };
}

/** Erases imports up to a moment; returns their number. From then on nothing gives their passwords. */
export async function borrarImportaciones(db: Conn, hasta: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('importaciones')
    .where('momento', '<=', hasta)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
