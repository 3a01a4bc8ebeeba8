import { runVitest } from '../lib/vitest.mjs';
import { startKeycloak } from './keycloak.mjs';
import { startPostgres } from './postgres.mjs';

/** @typedef {Record<string, string>} Env */

/**
 * What runs against each real server. A server whose variable is set already is taken as it is.
 * @type {readonly { title: string, variable: string, start: () => Promise<import('./postgres.mjs').Service>, run: (env: Env) => Promise<import('../lib/tally.mjs').Tally> }[]}
 */
export const suites = [
  {
    title: 'PostgreSQL',
    variable: 'TEST_DATABASE_URL',
    start: startPostgres,
    run: (env) => runVitest('postgres', ['packages/db', 'apps/api'], env),
  },
  {
    title: 'Keycloak',
    variable: 'KEYCLOAK_URL',
    start: startKeycloak,
    run: (env) => runVitest('real', ['--config', 'tools/real/vitest.config.ts'], env),
  },
];
