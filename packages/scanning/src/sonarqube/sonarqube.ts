import type { EscaneoPort } from '@mantenible/domain/escaneo';

import { leerComponentes } from './components.ts';
import { leerEstado } from './state.ts';
import { leerFuente } from './source.ts';
import { createClient, type RequestFailure, type Requests } from './http/client.ts';
import { withDeadline } from './http/deadline.ts';
import { limits, metricKeysMs, serviceMs, type Limits } from './http/limits.ts';
import { createMemo } from './http/memo.ts';
import { ServiceFailure, toDomainError } from './http/service-failure.ts';
import { leerIncidencias } from './issues.ts';
import { clavesConocidas, leerClavesMetricas, leerMedidasProyecto } from './measures.ts';
import { crearProyecto, existeProyecto, renombrarRamaPrincipal } from './preparation.ts';
import { autorizacion, leerServicio, validar, type Servicio } from './service.ts';

export interface SonarqubeOptions {
  readonly url: string;
  /** A person's token with 'Create Projects'; those of analysis alone cannot read. */
  readonly token: string;
  /** The organization in SonarQube Cloud; null for a Server. */
  readonly organizacion: string | null;
  readonly fetch?: typeof fetch;
  /** Told about every request that failed; nothing of it is ever shown. */
  readonly log?: (failure: RequestFailure) => void;
  readonly now?: () => Date;
  readonly limits?: Partial<Limits>;
}

/** What a port call works with. */
interface Call {
  readonly requests: Requests;
  readonly servicio: () => Promise<Servicio>;
}

/** A SonarQube Server, 9.9 or newer, or SonarQube Cloud, over its Web API (docs of api/*, measured on 10.7). */
export function createSonarqube(options: SonarqubeOptions): EscaneoPort {
  const { organizacion, now = () => new Date() } = options;
  const call = createCaller(options, now);
  const remember = createMemo<readonly string[]>(now, metricKeysMs);
  const conocidas = (requests: Requests) => remember(() => leerClavesMetricas(requests));
  const claves = async (requests: Requests, pedidas: readonly string[]) =>
    clavesConocidas(pedidas, await conocidas(requests));
  return {
    identity: () =>
      call(async ({ servicio }) => {
        const { id } = await servicio();
        return ['sonarqube', id, ...(organizacion === null ? [] : [organizacion])].join(':');
      }),
    validate: () => call(({ requests }) => validar(requests, organizacion)),
    metricKeys: () => call(({ requests }) => conocidas(requests)),
    exists: (clave) => call(({ requests }) => existeProyecto(requests, clave, organizacion)),
    createProject: (clave, nombre) =>
      call(({ requests }) => crearProyecto(requests, { clave, nombre, organizacion })),
    renameMainBranch: (clave, rama) => call(({ requests }) => renombrarRamaPrincipal(requests, clave, rama)),
    measures: (clave, pedidas) =>
      call(async ({ requests }) => leerMedidasProyecto(requests, clave, await claves(requests, pedidas))),
    issues: (clave) => call(({ requests }) => leerIncidencias(requests, clave)),
    componentTree: (clave, pedidas) =>
      call(async ({ requests }) => leerComponentes(requests, clave, await claves(requests, pedidas))),
    source: (clave, path) => call(({ requests }) => leerFuente(requests, clave, path)),
    state: (clave) => call(({ requests }) => leerEstado(requests, clave)),
  };
}

/** Runs port calls, each within its time, and turns what went wrong into words of the domain. */
function createCaller(options: SonarqubeOptions, now: () => Date) {
  const { url, token, organizacion, fetch: send = fetch, log = () => undefined } = options;
  const bounds = { ...limits, ...options.limits };
  const open = createClient({ url, fetch: send, log, now, limits: bounds });
  const remember = createMemo<Servicio>(now, serviceMs);
  return async <T>(run: (call: Call) => Promise<T>): Promise<T> => {
    try {
      return await withDeadline(bounds.callMs, (deadline) => {
        const anonymous = open(deadline, () => Promise.resolve(null));
        const servicio = () => remember(() => leerServicio(anonymous));
        // Cloud, whose version says nothing about it, has always taken Bearer.
        const header = async () =>
          organizacion === null ? autorizacion(token, servicio) : `Bearer ${token}`;
        const requests = open(deadline, header);
        return run({ requests, servicio });
      });
    } catch (error) {
      throw error instanceof ServiceFailure ? toDomainError(error) : error;
    }
  };
}
