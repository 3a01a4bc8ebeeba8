import { deleteInSlices, isUniqueViolation, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';

import type { Reserva, ReservaRepository } from './reserva.port.ts';

type Eb = ExpressionBuilder<Schema, 'reservas_clave'>;

export function createReservaRepository(db: Db): ReservaRepository {
  return {
    buscar: (idPersona, nombre) => buscar(db, idPersona, nombre),
    reservar: async (pedida, now, caducidad) => {
      try {
        return await tomar(db, pedida, now, caducidad);
      } catch (error) {
        // A parallel request reserved the same name for the same person: its reservation is valid.
        if (isUniqueViolation(error)) return buscar(db, pedida.idPersona, pedida.nombre);
        throw error;
      }
    },
    ocupadas: (claves, caducidad) => ocupadas(db, claves, caducidad),
    anotarServicio: async (leida, servicio) => {
      const cambio = await db
        .updateTable('reservas_clave')
        .set({ servicio, creado_en_servicio: servicio !== null })
        .where(comoSeLeyo(leida))
        .executeTakeFirst();
      return cambio.numUpdatedRows > 0n;
    },
    soltar: async (leida) => {
      await db
        .deleteFrom('reservas_clave')
        .where(comoSeLeyo(leida))
        .where(sinProyecto(leida.clave))
        .execute();
    },
  };
}

async function buscar(db: Db, idPersona: string, nombre: string): Promise<Reserva | null> {
  const fila = await db
    .selectFrom('reservas_clave')
    .selectAll()
    .where('id_persona', '=', idPersona)
    .where('nombre', '=', nombre)
    .executeTakeFirst();
  return fila ? reserva(fila) : null;
}

/**
 * Reserves a key in one statement, so that two callers cannot both reserve a key; an expired one without project goes
 * to the new caller.
 */
async function tomar(
  db: Db,
  pedida: Pick<Reserva, 'clave' | 'idPersona' | 'nombre'>,
  now: Date,
  caducidad: Date,
): Promise<Reserva | null> {
  const propia = {
    id_persona: pedida.idPersona,
    nombre: pedida.nombre,
    creado_en_servicio: false,
    servicio: null,
    creado: now,
  };
  const fila = await db
    .insertInto('reservas_clave')
    .values({ clave: pedida.clave, ...propia })
    .onConflict((oc) =>
      oc
        .column('clave')
        .doUpdateSet(propia)
        .where('reservas_clave.creado', '<', caducidad)
        .where(sinProyecto(pedida.clave)),
    )
    .returningAll()
    .executeTakeFirst();
  return fila ? reserva(fila) : null;
}

/**
 * Erases lapsed reservations of projects that were never created, here and in a scanning service; returns their number. One
 * with a service stays: its key names a project there that is ours.
 */
export function borrarReservasCaducadas(db: Db, caducidad: Date): Promise<number> {
  return deleteInSlices(
    db,
    { table: 'reservas_clave', columns: [] },
    sql`creado < ${caducidad} and servicio is null
      and not exists (select from proyectos where proyectos.clave = reservas_clave.clave)`,
  );
}

async function ocupadas(db: Db, claves: readonly string[], caducidad: Date): Promise<ReadonlySet<string>> {
  const filas = await db
    .selectFrom('proyectos')
    .select('clave')
    .where('clave', 'in', claves)
    .union(
      db
        .selectFrom('reservas_clave')
        .select('clave')
        .where('clave', 'in', claves)
        .where('creado', '>=', caducidad),
    )
    .execute();
  return new Set(filas.map((fila) => fila.clave));
}

function sinProyecto(clave: string) {
  return (eb: Pick<Eb, 'not' | 'exists' | 'selectFrom'>) =>
    eb.not(eb.exists(eb.selectFrom('proyectos').select('id').where('proyectos.clave', '=', clave)));
}

/** The reservation is unchanged: same key, person and service. */
function comoSeLeyo({ clave, idPersona, servicio }: Reserva) {
  return (eb: Eb) =>
    eb.and([
      eb('clave', '=', clave),
      eb('id_persona', '=', idPersona),
      eb('servicio', 'is not distinct from', servicio),
    ]);
}

function reserva(fila: Selectable<Schema['reservas_clave']>): Reserva {
  return { clave: fila.clave, idPersona: fila.id_persona, nombre: fila.nombre, servicio: fila.servicio };
}
