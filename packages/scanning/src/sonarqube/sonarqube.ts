import type { EscaneoPort } from '@mantenible/domain/escaneo';

import { readComponents } from './components.ts';
import { readState } from './state.ts';
import { readSource } from './source.ts';
import { createClient, type RequestFailure, type Requests } from './http/client.ts';
import { withDeadline } from './http/deadline.ts';
import { limits, metricKeysLifetimeMs, serviceLifetimeMs, type Limits } from './http/limits.ts';
import { createMemo } from './http/memo.ts';
import { ServiceFailure, toDomainError } from './http/service-failure.ts';
import { readIssues } from './issues.ts';
import { knownKeys, readMetricKeys, readMeasures } from './measures.ts';
import { createProject, projectExists, renameMainBranch } from './preparation.ts';
import { authorizationOf, readService, validateToken, type Servicio } from './service.ts';

export interface SonarqubeOptions {
  readonly url: string;
  /** A user token with 'Create Projects'; analysis tokens cannot read. */
  readonly token: string;
  /** The organization in SonarQube Cloud; null for a Server. */
  readonly organizacion: string | null;
  readonly fetch?: typeof fetch;
  /** Called for every failed request, for the log only. */
  readonly log?: (failure: RequestFailure) => void;
  readonly now?: () => Date;
  readonly limits?: Partial<Limits>;
}

/** State of one call of the port: its requests, and the cached status of the service. */
interface Call {
  readonly requests: Requests;
  readonly servicio: () => Promise<Servicio>;
}

/**
 * The adapter for SonarQube Server, 9.9 or newer, and SonarQube Cloud, over the Web API (by the documentation of
 * api/*, and as measured on 10.7).
 */
export function createSonarqube(options: SonarqubeOptions): EscaneoPort {
  const { organizacion, now = () => new Date() } = options;
  const call = createCaller(options, now);
  const cached = createMemo<readonly string[]>(now, metricKeysLifetimeMs);
  const known = (requests: Requests) => cached(() => readMetricKeys(requests));
  const claves = async (requests: Requests, requested: readonly string[]) =>
    knownKeys(requested, await known(requests));
  return {
    identity: () =>
      call(async ({ servicio }) => {
        const { id } = await servicio();
        return ['sonarqube', id, ...(organizacion === null ? [] : [organizacion])].join(':');
      }),
    validate: () => call(({ requests }) => validateToken(requests, organizacion)),
    metricKeys: () => call(({ requests }) => known(requests)),
    exists: (clave) => call(({ requests }) => projectExists(requests, clave, organizacion)),
    createProject: (clave, nombre) =>
      call(({ requests }) => createProject(requests, { clave, nombre, organizacion })),
    renameMainBranch: (clave, rama) => call(({ requests }) => renameMainBranch(requests, clave, rama)),
    measures: (clave, requested) =>
      call(async ({ requests }) => readMeasures(requests, clave, await claves(requests, requested))),
    issues: (clave) => call(({ requests }) => readIssues(requests, clave)),
    componentTree: (clave, requested) =>
      call(async ({ requests }) => readComponents(requests, clave, await claves(requests, requested))),
    source: (clave, path) => call(({ requests }) => readSource(requests, clave, path)),
    state: (clave) => call(({ requests }) => readState(requests, clave)),
  };
}

/** Returns a function that runs a port call within its deadline and turns failures into errors of the domain. */
function createCaller(options: SonarqubeOptions, now: () => Date) {
  const { url, token, organizacion, fetch: send = fetch, log = () => undefined } = options;
  const bounds = { ...limits, ...options.limits };
  const open = createClient({ url, fetch: send, log, now, limits: bounds });
  const cached = createMemo<Servicio>(now, serviceLifetimeMs);
  return async <T>(run: (call: Call) => Promise<T>): Promise<T> => {
    try {
      return await withDeadline(bounds.callMs, (deadline) => {
        const anonymous = open(deadline, () => Promise.resolve(null));
        const servicio = () => cached(() => readService(anonymous));
        // Cloud accepts Bearer whatever its version.
        const header = async () =>
          organizacion === null ? authorizationOf(token, servicio) : `Bearer ${token}`;
        const requests = open(deadline, header);
        return run({ requests, servicio });
      });
    } catch (error) {
      throw error instanceof ServiceFailure ? toDomainError(error) : error;
    }
  };
}
