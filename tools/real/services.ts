import { freemem } from 'node:os';

import { findCaddy } from './caddy.ts';
import { findExim } from './exim.ts';
import { findHaproxy } from './haproxy.ts';
import { makeBaseImage } from './base-image.ts';
import { findFirefox } from './firefox.ts';
import { startKeycloak } from './keycloak.ts';
import { startPostgres } from './postgres.ts';
import type { Service } from './service.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { installSchemathesis } from './schemathesis.ts';
import { startSonarqube } from './sonarqube.ts';
import { findStrace } from './strace.ts';
import { findSystemd } from './systemd.ts';

export interface ServiceKind {
  title: string;
  variable: string;
  start: () => Promise<Service>;
}

/**
 * Services that suites may need. A service whose variable is already set in the environment is not started.
 * @satisfies {Record<string, ServiceKind>}
 */
export const serviceKinds = {
  postgres: { title: 'PostgreSQL', variable: 'TEST_DATABASE_URL', start: startPostgres },
  keycloak: { title: 'Keycloak', variable: 'KEYCLOAK_URL', start: startKeycloak },
  sonarqube: { title: 'SonarQube', variable: 'SONAR_HOST_URL', start: startSonarqube },
  clusters: {
    title: 'Programas de PostgreSQL',
    variable: 'POSTGRES_PROGRAMS',
    start: findPostgresPrograms,
  },
  haproxy: { title: 'HAProxy', variable: 'HAPROXY', start: findHaproxy },
  caddy: { title: 'Caddy', variable: 'CADDY', start: findCaddy },
  exim: { title: 'Exim', variable: 'EXIM', start: findExim },
  strace: { title: 'strace', variable: 'STRACE', start: findStrace },
  schemathesis: { title: 'Schemathesis', variable: 'SCHEMATHESIS', start: installSchemathesis },
  imagen: { title: 'Imagen base', variable: 'STORAGE_DRIVER', start: makeBaseImage },
  systemd: { title: 'systemd', variable: 'SYSTEMD_ANALYZE', start: findSystemd },
  firefox: { title: 'Firefox', variable: 'FIREFOX_PATH', start: findFirefox },
};

export type ServiceName = keyof typeof serviceKinds;

/** All servers and a browser at once take about 4 GB. */
const enoughMemory = 7 * 2 ** 30;

/**
 * The services of a run, each started once: all at the beginning where memory allows, so that slow ones boot while
 * quick suites run, otherwise when a suite first needs them. `env` gives the addresses of some, `release` stops them.
 * @param memory in bytes
 */
export function openServices(
  names: readonly ServiceName[],
  known: Readonly<Record<ServiceName, ServiceKind>> = serviceKinds,
  memory: number = freemem(),
) {
  const started = new Map<ServiceName, Promise<Service>>();
  const start = (name: ServiceName) => {
    const service = started.get(name) ?? startService(known[name]);
    // `env` reports the failure to tests that need the service; without this handler it would be unhandled until then.
    service.catch(() => undefined);
    started.set(name, service);
    return service;
  };
  if (memory >= enoughMemory) for (const name of names) void start(name);
  return {
    env: async (needed: readonly ServiceName[]): Promise<Record<string, string>> =>
      Object.fromEntries((await Promise.all(needed.map(start))).flatMap(({ env }) => Object.entries(env))),
    release: async (needless: readonly ServiceName[]) => {
      await Promise.all(
        needless.map(async (name) => {
          const service = await started.get(name)?.catch(() => undefined);
          await service?.stop();
        }),
      );
    },
  };
}

function startService({ title, variable, start }: ServiceKind): Promise<Service> {
  if (process.env[variable]) return Promise.resolve({ env: {}, stop: () => Promise.resolve() });
  console.log(`== ${title}: se pone en marcha…`);
  return start();
}
