import { transact, type Db } from '@mantenible/db';
import { idEjemplo, propietarioEjemplo, propietarioEjemploOculto } from '@mantenible/domain/acceso';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import type { EjemploRepository } from './ejemplo.port.ts';

/** The solved example in SQL: its owner is whether it is shown. */
export function createEjemploRepository(db: Db, now: () => Date): EjemploRepository {
  return {
    buscar: async () => {
      const fila = await db
        .selectFrom('proyectos')
        .select('id_persona')
        .where('id', '=', idEjemplo)
        .executeTakeFirst();
      return fila ? { visible: fila.id_persona === propietarioEjemplo } : null;
    },
    mostrar: (visible, quien) =>
      transact(db, async (trx) => {
        const id_persona = visible ? propietarioEjemplo : propietarioEjemploOculto;
        const fila = await trx
          .updateTable('proyectos')
          .set({ id_persona })
          .where('id', '=', idEjemplo)
          .returning('nombre')
          .executeTakeFirst();
        if (!fila) return false;
        await createAuditoria(trx, now).apuntar({
          quien,
          accion: 'ejemplo-cambiado',
          objeto: fila.nombre,
          objetoId: idEjemplo,
          detalle: visible ? 'se muestra' : 'se oculta',
        });
        return true;
      }),
  };
}
