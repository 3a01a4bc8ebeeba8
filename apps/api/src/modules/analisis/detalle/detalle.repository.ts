import { deleteInSlices, type Conn, type Db } from '@mantenible/db';
import { sql } from 'kysely';

import type { DetallePublicado } from '../resultado.port.ts';

interface DetalleDeCommit {
  readonly proyectoId: string;
  readonly commit: string;
  readonly huella: string;
  readonly detalle: DetallePublicado | null;
}

/** Stores the detail of an analysis that is being published. */
export async function guardarDetalle(trx: Conn, { detalle, ...de }: DetalleDeCommit): Promise<void> {
  if (!detalle) return;
  const clave = { proyecto_id: de.proyectoId, commit_id: de.commit, huella: de.huella };
  await trx
    .insertInto('detalles_analisis')
    .values({ ...clave, ...detalle })
    // The new detail may contain a file that the earlier analysis could not analyse.
    .onConflict((oc) => oc.columns(['proyecto_id', 'commit_id', 'huella']).doUpdateSet({ ...detalle }))
    .execute();
}

/** Deletes the details of a project whose analyses were deleted, once an analysis of it is published. */
export async function borrarDetallesSueltos(db: Db, analisisId: string): Promise<void> {
  await deleteInSlices(
    db,
    { table: 'detalles_analisis', columns: ['paquete'] },
    sql`proyecto_id = (select proyecto_id from analisis where id = ${analisisId})
      and not exists (select from analisis a where a.proyecto_id = detalles_analisis.proyecto_id
        and a.commit_id = detalles_analisis.commit_id and a.huella = detalles_analisis.huella)`,
  );
}
