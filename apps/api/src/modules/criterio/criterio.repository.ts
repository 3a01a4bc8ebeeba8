import { transact, type Conn, type Db } from '@mantenible/db';
import type { Apunte } from '@mantenible/domain/auditoria';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import { subirVersion } from '../comun/version.repository.ts';
import type { CriterioRepository, PropiedadRepository } from './criterio.port.ts';

/** The tables as the audit trail names them. */
const cosas = {
  criterios_valoracion: 'Criterios de valoración',
  valoracion_mantenibilidad: 'Valoración de mantenibilidad',
  propiedades_calidad: 'Propiedades de calidad',
} as const;

const apuntarCambio = (trx: Conn, now: () => Date, apunte: Pick<Apunte, 'quien' | 'objeto' | 'objetoId'>) =>
  createAuditoria(trx, now).apuntar({ accion: 'criterio-cambiado', detalle: 'cambio', ...apunte });

/** The ranges of one of the two tables of the same shape. */
export function createCriterioRepository(
  db: Db,
  tabla: 'criterios_valoracion' | 'valoracion_mantenibilidad',
  now: () => Date,
): CriterioRepository {
  return {
    listar: () =>
      db
        .selectFrom(tabla)
        .select(['id as _id', 'valor1', 'valor2', 'criterio', 'version'])
        .orderBy('posicion')
        .orderBy('id')
        .execute(),
    actualizar: ({ _id: id, valor1, valor2, criterio }, esperada, quien) =>
      transact(db, async (trx) => {
        const escritura = await subirVersion(trx, tabla, id, esperada, { valor1, valor2, criterio });
        if (typeof escritura === 'number')
          await apuntarCambio(trx, now, { quien, objetoId: id, objeto: `${cosas[tabla]}: ${criterio}` });
        return escritura;
      }),
  };
}

/** The thresholds of `propiedades_calidad`. */
export function createPropiedadRepository(db: Db, now: () => Date): PropiedadRepository {
  return {
    listar: () =>
      db
        .selectFrom('propiedades_calidad')
        .select(['id as _id', 'propiedad', 'valor', 'version'])
        .orderBy('posicion')
        .orderBy('id')
        .execute(),
    actualizar: (id, valor, esperada, quien) =>
      transact(db, async (trx) => {
        const escritura = await subirVersion(trx, 'propiedades_calidad', id, esperada, { valor });
        if (typeof escritura === 'string') return escritura;
        const cambiada = await trx
          .selectFrom('propiedades_calidad')
          .select(['id as _id', 'propiedad', 'valor', 'version'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const objeto = `${cosas.propiedades_calidad}: ${cambiada.propiedad}`;
        await apuntarCambio(trx, now, { quien, objetoId: id, objeto });
        return cambiada;
      }),
  };
}
