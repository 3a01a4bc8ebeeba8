import type { Db } from '@mantenible/db';
import type { FastifyBaseLogger } from 'fastify';

import type { AvisoNuevo } from '../modules/aviso/aviso.port.ts';
import { createAvisoRepository } from '../modules/aviso/aviso.repository.ts';

export interface PartesDeAvisar {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly now: () => Date;
  readonly nuevoId: () => string;
}

/** Stores notices. What a person did stands even where its notices fail. */
export function createAvisar({ db, log, now, nuevoId }: PartesDeAvisar) {
  const avisos = createAvisoRepository(db, nuevoId);
  return async (nuevos: readonly AvisoNuevo[]): Promise<void> => {
    try {
      await avisos.avisar(nuevos, now());
    } catch (err) {
      log.error({ err }, 'notices could not be stored');
    }
  };
}
