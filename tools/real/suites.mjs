import { runNode } from '../lib/run.mjs';
import { runVitest } from '../lib/vitest.mjs';
import { startKeycloak } from './keycloak.mjs';
import { startPostgres } from './postgres.mjs';
import { installSchemathesis } from './schemathesis.mjs';

/** @typedef {Record<string, string>} Env */

const realConfig = ['--config', 'tools/real/vitest.config.ts'];

/** Counts as one test: no acknowledged write may be lost. @param {Env} env */
async function killRounds(env) {
  const rounds = env['PRUEBA_CORTA'] === '1' ? '10' : '100';
  const { code } = await runNode(['packages/db/src/kill-rounds.mjs', rounds]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** @returns {Promise<import('./postgres.mjs').Service>} */
const nothingToStart = () => Promise.resolve({ env: {}, stop: () => Promise.resolve() });

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
    run: (env) => runVitest('real', [...realConfig, 'tests/real/keycloak'], env),
  },
  {
    title: 'Schemathesis',
    variable: 'SCHEMATHESIS',
    start: installSchemathesis,
    run: (env) => runVitest('fuzz', [...realConfig, 'tests/real/fuzz'], env),
  },
  {
    title: 'Cortes en plena escritura',
    variable: 'CORTES_EN_MARCHA',
    start: nothingToStart,
    run: killRounds,
  },
];
