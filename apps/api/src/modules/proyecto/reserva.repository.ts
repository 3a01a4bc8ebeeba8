import { isUniqueViolation, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import type { Selectable } from 'kysely';

import type { Reserva, ReservaRepository } from './reserva.port.ts';

/** Reservations in SQL. */
export function createReservaRepository(db: Db): ReservaRepository {
  return {
    buscar: (idPersona, nombre) => buscar(db, idPersona, nombre),
    reservar: async (pedida, ahora, caducidad) => {
      try {
        return await tomar(db, pedida, ahora, caducidad);
      } catch (error) {
        // Somebody reserved the same name for the same person meanwhile: that reservation stands.
        if (isUniqueViolation(error)) return buscar(db, pedida.idPersona, pedida.nombre);
        throw error;
      }
    },
    ocupadas: (claves, caducidad) => ocupadas(db, claves, caducidad),
    marcarCreada: async (clave) => {
      await db
        .updateTable('reservas_clave')
        .set({ creado_en_servicio: true })
        .where('clave', '=', clave)
        .execute();
    },
    soltar: async (clave) => {
      await db
        .deleteFrom('reservas_clave')
        .where('clave', '=', clave)
        .where('creado_en_servicio', '=', false)
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

/** One statement, so that two callers cannot both hold a key; a lapsed one without project changes hands. */
async function tomar(
  db: Db,
  pedida: Pick<Reserva, 'clave' | 'idPersona' | 'nombre'>,
  ahora: Date,
  caducidad: Date,
): Promise<Reserva | null> {
  const propia = {
    id_persona: pedida.idPersona,
    nombre: pedida.nombre,
    creado_en_servicio: false,
    creado: ahora,
  };
  const fila = await db
    .insertInto('reservas_clave')
    .values({ clave: pedida.clave, ...propia })
    .onConflict((oc) =>
      oc
        .column('clave')
        .doUpdateSet(propia)
        .where('reservas_clave.creado', '<', caducidad)
        .where((eb) =>
          eb.not(
            eb.exists(eb.selectFrom('proyectos').select('id').where('proyectos.clave', '=', pedida.clave)),
          ),
        ),
    )
    .returningAll()
    .executeTakeFirst();
  return fila ? reserva(fila) : null;
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

function reserva(fila: Selectable<Schema['reservas_clave']>): Reserva {
  return {
    clave: fila.clave,
    idPersona: fila.id_persona,
    nombre: fila.nombre,
    creadoEnServicio: fila.creado_en_servicio,
  };
}
