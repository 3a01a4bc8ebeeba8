import { withoutCaller, type Db } from '@mantenible/db';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { joined } from '@mantenible/promises/joined';

import { anotarCifras } from '../modules/cifras/anotar-cifras.ts';
import type { AlMostrar } from '../modules/cifras/cifras.port.ts';
import { createCifrasRepository } from '../modules/cifras/cifras.repository.ts';

interface Parts {
  readonly db: Db;
  readonly servicio: EscaneoPort;
  readonly nuevoId: () => string;
  readonly log: { warn(data: object, message: string): void };
}

/**
 * The callback of answers that show the analysis of a scanning service: it stores the figures in the background, so
 * that the answer neither waits for that nor fails with it.
 */
export function createAlMostrar({ db, servicio, nuevoId, log }: Parts): AlMostrar {
  const deps = { cifras: createCifrasRepository(db), servicio, nuevoId };
  const anotar = joined((...shown: Parameters<AlMostrar>) =>
    withoutCaller(() => anotarCifras(deps, ...shown)),
  );
  return (proyecto, fecha) => {
    anotar(proyecto, fecha).catch((err: unknown) => {
      log.warn({ err, proyecto: proyecto.proyectoId }, 'figures of the scanning service: not kept');
    });
  };
}
