import { factsOf } from '@mantenible/analyser/catalogue';
import type { Db } from '@mantenible/db';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { createSonarqube, createStored } from '@mantenible/scanning';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config/config.ts';
import { createAlmacen } from '../modules/analisis/almacen.adapter.ts';
import type { CofreTextos } from '../modules/analisis/textos.port.ts';
import { createAnalisisRepository } from '../modules/analisis/analisis.repository.ts';
import { createArchivosRepository } from '../modules/analisis/archivos.repository.ts';

/**
 * The scanning service. Its failures are logged with the service's text; the page shows messages of this
 * application.
 */
export function createServicio(
  service: NonNullable<Config['sonarqube']>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  now: () => Date,
  limits: Parameters<typeof createSonarqube>[0]['limits'] = {},
): EscaneoPort {
  return createSonarqube({
    ...service,
    now,
    limits,
    log: ({ path, code, status, detail }) => {
      log.warn({ path, codigo: code, status, detail }, 'scanning service: a request failed');
    },
  });
}

/** The scanner that needs no service, over the stored analyses. */
export function createIncorporado(db: Db, textos: CofreTextos): EscaneoPort {
  const almacen = createAlmacen({
    analisis: createAnalisisRepository(db),
    archivos: createArchivosRepository(db),
    cofre: textos,
  });
  return createStored({ store: almacen, factsOf });
}
