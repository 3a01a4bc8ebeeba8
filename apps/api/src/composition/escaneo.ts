import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { createSinServicio, createSonarqube } from '@mantenible/scanning';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config.ts';

/** The scanner that the configuration asks for. What goes wrong there is logged in the service's words, and shown in ours. */
export function createEscaneo(
  service: Config['sonarqube'],
  logger: Pick<FastifyBaseLogger, 'warn'>,
  now: () => Date,
  limits: Parameters<typeof createSonarqube>[0]['limits'] = {},
): EscaneoPort {
  if (service === null) return createSinServicio();
  return createSonarqube({
    ...service,
    now,
    limits,
    log: ({ path, code, status, detail }) => {
      logger.warn({ path, codigo: code, status, detail }, 'scanning service: a request failed');
    },
  });
}
