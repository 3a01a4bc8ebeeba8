import type { Name } from './services.ts';
import type { Tally } from '../lib/tally.ts';
import { runNode } from '../lib/run.ts';
import { runVitest } from '../lib/vitest.ts';
import { judgedPackages } from '../parity/packages.ts';

export type Env = Record<string, string>;

const realConfig = ['--config', 'tools/real/vitest.config.ts'];
/** The other servers start meanwhile, so that a test may take three times as long as alone. */
const patient = ['--testTimeout=180000', '--hookTimeout=180000'];

/** Counts as one test: no acknowledged write may be lost. */
async function killRounds(env: Env) {
  const rounds = env['PRUEBA_CORTA'] === '1' ? '10' : '100';
  const { code } = await runNode(['packages/db/src/kill-rounds.mjs', rounds]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Counts as one test: no measure may differ from SonarQube's, and findings have to reach their targets. */
async function parity(env: Env) {
  const packages = env['PRUEBA_CORTA'] === '1' ? judgedPackages.slice(0, 1) : judgedPackages;
  const { code } = await runNode(['tools/parity.ts', ...packages], { env });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Tests that ask the database, by the beginnings of their paths; the embedded one's own files take longest and never ask a server. */
const asking = [
  ...['backup', 'errors', 'execute', 'migrate', 'test-database', 'transact'].map(
    (name) => `packages/db/src/${name}`,
  ),
  ...['modules', 'composition', 'cli/usuarios'].map((name) => `apps/api/src/${name}`),
];

/** What is run over a real database as well: in the short form only what asks it anything. */
const overDatabase = (env: Env) => (env['PRUEBA_CORTA'] === '1' ? asking : ['packages/db', 'apps/api']);

/** What runs against which real servers, the quick ones first. */
export const suites: readonly {
  title: string;
  needs: readonly Name[];
  onlyWhole?: boolean;
  run: (env: Env) => Promise<Tally>;
}[] = [
  {
    title: 'PostgreSQL',
    needs: ['postgres'],
    run: (env) => runVitest('postgres', [...patient, ...overDatabase(env)], env),
  },
  {
    title: 'Análisis en otros procesos',
    needs: ['postgres'],
    run: (env) => runVitest('workers', [...realConfig, 'tests/real/workers'], env),
  },
  {
    title: 'Arranques fallidos',
    needs: ['postgres'],
    run: (env) => runVitest('start-failures', [...realConfig, 'tests/real/start-failures'], env),
  },
  {
    title: 'Procesos sin red',
    needs: ['strace'],
    // Not everywhere may a process look at another.
    onlyWhole: true,
    run: (env) => runVitest('network', [...realConfig, 'tests/real/network'], env),
  },
  {
    title: 'Cortes en plena escritura',
    needs: [],
    run: killRounds,
  },
  {
    title: 'Schemathesis',
    needs: ['schemathesis'],
    run: (env) => runVitest('fuzz', [...realConfig, 'tests/real/fuzz'], env),
  },
  {
    title: 'Keycloak',
    needs: ['keycloak'],
    run: (env) => runVitest('real', [...realConfig, 'tests/real/keycloak'], env),
  },
  {
    title: 'SonarQube',
    needs: ['sonarqube', 'keycloak', 'postgres'],
    run: (env) => runVitest('sonarqube', [...realConfig, 'tests/real/sonarqube'], env),
  },
  {
    title: 'Paridad',
    needs: ['sonarqube'],
    run: parity,
  },
];
