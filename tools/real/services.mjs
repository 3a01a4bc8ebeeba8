import { freemem } from 'node:os';

import { startKeycloak } from './keycloak.mjs';
import { startPostgres } from './postgres.mjs';
import { installSchemathesis } from './schemathesis.mjs';
import { startSonarqube } from './sonarqube.mjs';
import { findStrace } from './strace.mjs';

/** @typedef {import('./postgres.mjs').Service} Service */
/** @typedef {{ title: string, variable: string, start: () => Promise<Service> }} Kind */

/**
 * What suites may need. One whose variable is set already is taken as it is.
 * @satisfies {Record<string, Kind>}
 */
export const kinds = {
  postgres: { title: 'PostgreSQL', variable: 'TEST_DATABASE_URL', start: startPostgres },
  keycloak: { title: 'Keycloak', variable: 'KEYCLOAK_URL', start: startKeycloak },
  sonarqube: { title: 'SonarQube', variable: 'SONAR_HOST_URL', start: startSonarqube },
  strace: { title: 'strace', variable: 'STRACE', start: findStrace },
  schemathesis: { title: 'Schemathesis', variable: 'SCHEMATHESIS', start: installSchemathesis },
};

/** @typedef {keyof typeof kinds} Name */

/** All servers and a browser at once take about 4 GB. */
const enoughMemory = 7 * 2 ** 30;

/**
 * The services of a run, each started once: all at the beginning where memory allows, so that slow ones boot while
 * quick suites run, otherwise when a suite first needs them. `env` gives the addresses of some, `release` stops them.
 * @param {readonly Name[]} names
 * @param {Readonly<Record<Name, Kind>>} [known]
 * @param {number} [memory] in bytes
 */
export function openServices(names, known = kinds, memory = freemem()) {
  /** @type {Map<Name, Promise<Service>>} */
  const started = new Map();
  const start = (/** @type {Name} */ name) => {
    const service = started.get(name) ?? startService(known[name]);
    // Whoever needs it hears of its failure; nobody may need it yet.
    service.catch(() => undefined);
    started.set(name, service);
    return service;
  };
  if (memory >= enoughMemory) names.forEach(start);
  return {
    /** @param {readonly Name[]} needed @returns {Promise<Record<string, string>>} */
    env: async (needed) => Object.assign({}, ...(await Promise.all(needed.map(start))).map(({ env }) => env)),
    /** @param {readonly Name[]} needless */
    release: async (needless) => {
      await Promise.all(
        needless.map((name) =>
          started.get(name)?.then(
            ({ stop }) => stop(),
            () => undefined,
          ),
        ),
      );
    },
  };
}

/** @param {Kind} kind @returns {Promise<Service>} */
function startService({ title, variable, start }) {
  if (process.env[variable]) return Promise.resolve({ env: {}, stop: () => Promise.resolve() });
  console.log(`== ${title}: se pone en marcha…`);
  return start();
}
