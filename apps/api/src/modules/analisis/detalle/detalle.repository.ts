import type { Conn } from '@mantenible/db';

import type { DetallePublicado } from '../resultado.port.ts';

interface DetalleDeCommit {
  readonly proyectoId: string;
  readonly commit: string;
  readonly huella: string;
  readonly detalle: DetallePublicado | null;
}

/** Stores the detail of an analysis that is being published; deletes details whose analyses were deleted. */
export async function guardarDetalle(trx: Conn, { detalle, ...de }: DetalleDeCommit): Promise<void> {
  if (detalle) {
    const clave = { proyecto_id: de.proyectoId, commit_id: de.commit, huella: de.huella };
    await trx
      .insertInto('detalles_analisis')
      .values({ ...clave, ...detalle })
      // The new detail may contain a file that the earlier analysis could not analyse.
      .onConflict((oc) => oc.columns(['proyecto_id', 'commit_id', 'huella']).doUpdateSet({ ...detalle }))
      .execute();
  }
  await trx
    .deleteFrom('detalles_analisis')
    .where('proyecto_id', '=', de.proyectoId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('analisis')
            .select('id')
            .whereRef('analisis.proyecto_id', '=', 'detalles_analisis.proyecto_id')
            .whereRef('analisis.commit_id', '=', 'detalles_analisis.commit_id')
            .whereRef('analisis.huella', '=', 'detalles_analisis.huella'),
        ),
      ),
    )
    .execute();
}
