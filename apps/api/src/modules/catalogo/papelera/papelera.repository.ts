import { transact, type Conn, type Db } from '@mantenible/db';
import type { Autor } from '@mantenible/domain/auditoria';
import {
  borradosPorPagina,
  diasEnPapelera,
  limiteDePapelera,
  maximoDeNombre,
  type ElementoRestaurado,
} from '@mantenible/domain/papelera';
import { diaMs } from '@mantenible/domain/tiempo';
import { sql } from 'kysely';

import { createAuditoria } from '../../comun/anotacion.repository.ts';
import { cosas, type TablaDeCatalogo } from '../cosas.ts';
import { leerContenido, leerTabla } from './papelera-guardada.schema.ts';
import type { PapeleraRepository } from './papelera.port.ts';
import { reponerReferencias } from './reponer-referencias.repository.ts';

/** Deleted records of the catalogue in the table `papelera`. */
export function createPapeleraRepository(db: Db, now: () => Date): PapeleraRepository {
  return {
    listar: (pagina) => listar(db, pagina, now()),
    restaurar: (id, nombre, quien) => transact(db, (trx) => restaurar(trx, { id, nombre }, quien, now())),
  };
}

/** Erases the records that can no longer be restored; returns how many there were. */
export async function purgarPapelera(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('papelera')
    .where('borrado', '<', limiteDePapelera(now))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function listar(db: Db, pagina: number, now: Date) {
  const quedan = db.selectFrom('papelera').where('borrado', '>=', limiteDePapelera(now));
  const filas = await quedan
    .leftJoin('personas', 'personas.sub', 'papelera.quien')
    .select(['id', 'tabla', 'papelera.nombre', 'borrado', 'quien', 'personas.nombre as persona'])
    .orderBy('borrado', 'desc')
    .orderBy('id')
    .offset((pagina - 1) * borradosPorPagina)
    .limit(borradosPorPagina)
    .execute();
  const { total } = await quedan
    .select((eb) => eb.fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    elementos: filas.map(({ id, tabla, nombre, borrado, quien, persona }) => ({
      _id: id,
      tipo: cosas[leerTabla(tabla, id)].tipo,
      nombre,
      borrado: borrado.toISOString(),
      caduca: new Date(borrado.getTime() + diasEnPapelera * diaMs).toISOString(),
      quien: persona ?? quien,
    })),
    total: Number(total),
  };
}

async function restaurar(
  trx: Conn,
  { id, nombre: otro }: { readonly id: string; readonly nombre: string | null },
  quien: Autor,
  now: Date,
): ReturnType<PapeleraRepository['restaurar']> {
  const fila = await trx
    .selectFrom('papelera')
    .selectAll()
    .where('id', '=', id)
    .where('borrado', '>=', limiteDePapelera(now))
    .forUpdate()
    .executeTakeFirst();
  if (fila === undefined) return 'no-encontrado';
  const tabla = leerTabla(fila.tabla, id);
  const nombre = otro ?? fila.nombre;
  if (nombre.length > maximoDeNombre[cosas[tabla].tipo]) return 'nombre-largo';
  const choque = await choqueDe(trx, tabla, id, nombre);
  if (choque !== null) return choque;
  await trx.deleteFrom('papelera').where('id', '=', id).execute();
  const contenido = leerContenido(fila.contenido, id);
  const columnas = { ...contenido.columnas, [cosas[tabla].nombre]: nombre };
  await insertar(trx, tabla, { id, columnas, version: fila.version + 1, creado: fila.creado });
  if (contenido.niveles.length > 0)
    await trx
      .insertInto('niveles')
      .values(contenido.niveles.map((nivel, posicion) => ({ ...nivel, pauta_id: id, posicion })))
      .execute();
  const referencias = await reponerReferencias(trx, tabla, id, contenido);
  await apuntar(trx, quien, now, { id, objeto: `${cosas[tabla].cosa}: ${nombre}` });
  return { nombre, ...referencias } satisfies ElementoRestaurado;
}

async function choqueDe(
  trx: Conn,
  tabla: TablaDeCatalogo,
  id: string,
  nombre: string,
): Promise<'existe' | 'nombre-ocupado' | null> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(tabla)}
    where id = ${id} or lower(${sql.ref(cosas[tabla].nombre)}) = lower(${nombre})
    order by id = ${id} desc limit 1
  `.execute(trx);
  const [hallado] = rows;
  if (hallado === undefined) return null;
  return hallado.id === id ? 'existe' : 'nombre-ocupado';
}

interface Fila {
  readonly id: string;
  readonly columnas: Readonly<Record<string, unknown>>;
  readonly version: number;
  readonly creado: Date;
}

async function insertar(trx: Conn, tabla: TablaDeCatalogo, { columnas, ...resto }: Fila): Promise<void> {
  const valores = Object.entries<unknown>({ ...columnas, ...resto }).map(
    ([columna, valor]) =>
      [
        columna,
        valor instanceof Date || typeof valor !== 'object' || valor === null ? valor : JSON.stringify(valor),
      ] as const,
  );
  await sql`
    insert into ${sql.table(tabla)} (${sql.join(valores.map(([columna]) => sql.ref(columna)))})
    values (${sql.join(valores.map(([, valor]) => valor))})
  `.execute(trx);
}

function apuntar(
  trx: Conn,
  quien: Autor,
  now: Date,
  { id: objetoId, objeto }: { readonly id: string; readonly objeto: string },
): Promise<void> {
  const apunte = { quien, accion: 'catalogo-cambiado', objeto, objetoId, detalle: 'restauración' } as const;
  return createAuditoria(trx, () => now).apuntar(apunte);
}
