import { transact, type Db } from '@mantenible/db';
import type { Autor } from '@mantenible/domain/auditoria';

import { createAuditoria } from './auditoria.repository.ts';

/** Kind of the records of each table as the audit trail names it, and the column with their name. */
const cosas = {
  pautas: { cosa: 'Pauta', nombre: 'descripcion' },
  listas_verificacion: { cosa: 'Lista de verificación', nombre: 'nombre' },
  metricas: { cosa: 'Métrica', nombre: 'nombre' },
  subcaracteristicas: { cosa: 'Subcaracterística', nombre: 'nombre' },
} as const;

interface Borrado {
  readonly tabla: keyof typeof cosas;
  readonly id: string;
  readonly quien: Autor;
}

/** Deletes a record of the catalogue with its entry in the audit trail; false when it did not exist. */
export function borrarApuntado(db: Db, { tabla, id, quien }: Borrado, ahora: () => Date): Promise<boolean> {
  const { cosa, nombre } = cosas[tabla];
  return transact(db, async (trx) => {
    const fila = await trx
      .deleteFrom(tabla)
      .where('id', '=', id)
      .returning((eb) => eb.ref(nombre).$castTo<string>().as('nombre'))
      .executeTakeFirst();
    if (!fila) return false;
    const objeto = `${cosa}: ${fila.nombre}`;
    await createAuditoria(trx, ahora).apuntar({ quien, accion: 'catalogo-borrado', objeto, objetoId: id });
    return true;
  });
}
