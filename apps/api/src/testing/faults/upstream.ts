import { startSonarqube, type SonarqubeDouble } from '@mantenible/doubles';
import type { EscaneoPort } from '@mantenible/domain/escaneo';
import { createServicio } from '../../composition/escaneo.ts';
import { createLogger } from '../../http/logging.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** The product's token at the service, which must appear in no answer and no log. */
export const serviceToken = 'squ_CANARIO2c9e41';

type Limits = Parameters<typeof createServicio>[3];

/** The application and the adapter in front of a stub of the service with switchable faults. */
export interface Upstream {
  readonly service: SonarqubeDouble;
  readonly app: TestApp;
  readonly log: string[];
  /** An adapter with empty caches and a closed circuit. */
  renew(limits?: Limits): EscaneoPort;
  close(): Promise<void>;
}

export async function startUpstream(): Promise<Upstream> {
  const service = await startSonarqube({ token: serviceToken });
  const log: string[] = [];
  const logger = createLogger('debug', { write: (line) => void log.push(line) });
  const connection = { url: service.origin, token: serviceToken, organizacion: null };
  const renew = (limits?: Limits) => createServicio(connection, logger, () => new Date(), limits);
  let current = renew();
  const app = await createTestApp({ parts: { escaneo: delegatingTo(() => current), log: logger } });
  return {
    service,
    app,
    log,
    renew: (limits) => (current = renew(limits)),
    close: async () => {
      await app.close();
      await service.close();
    },
  };
}

/** A scanner that delegates to the current one. */
function delegatingTo(current: () => EscaneoPort): EscaneoPort {
  return {
    identity: () => current().identity(),
    validate: () => current().validate(),
    metricKeys: () => current().metricKeys(),
    exists: (clave) => current().exists(clave),
    createProject: (clave, nombre) => current().createProject(clave, nombre),
    renameMainBranch: (clave, rama) => current().renameMainBranch(clave, rama),
    measures: (clave, claves) => current().measures(clave, claves),
    issues: (clave) => current().issues(clave),
    componentTree: (clave, claves) => current().componentTree(clave, claves),
    source: (clave, path) => current().source(clave, path),
    state: (clave) => current().state(clave),
  };
}
