import type { Db } from '@mantenible/db';

import { heavyWork } from '../http/heavy-reads.ts';
import { leerPaquete } from '../modules/analisis/detalle/paquete.schema.ts';
import { createMarcaRepository } from '../modules/marca/marca.repository.ts';
import { seguirPublicado } from '../modules/marca/seguir-publicado.ts';

interface Parts {
  readonly db: Db;
  readonly log: { error(data: object, message: string): void };
}

/** The callback of publications: moves a project's marks to the newest analysis. A failure is logged and refuses none. */
export function createSeguirMarcas({ db, log }: Parts): (proyectoId: string) => Promise<void> {
  const marcas = createMarcaRepository(db);
  return async (proyectoId) => {
    try {
      await seguirPublicado({ marcas, leerPaquete, inTurn: heavyWork }, proyectoId);
    } catch (err) {
      log.error(
        { err, proyecto: proyectoId },
        'marks of findings: they could not be moved to the new analysis',
      );
    }
  };
}
