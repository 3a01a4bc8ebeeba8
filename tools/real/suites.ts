import { join } from 'node:path';

import { shortDatabaseTests } from './database-tests.ts';
import type { ServiceName } from './services.ts';
import type { Tally } from '../lib/tally.ts';
import { root } from '../lib/paths.ts';
import { runNode } from '../lib/run.ts';
import { runVitest } from '../lib/vitest.ts';

export type Env = Record<string, string>;

const realConfig = ['--config', 'tools/real/vitest.config.ts'];
/** Guards alone: the other servers start meanwhile. */
const longTimeouts = ['--testTimeout=900000', '--hookTimeout=900000'];

/** Counts as one test: no acknowledged write may be lost. */
async function killRounds(env: Env) {
  const rounds = env['PRUEBA_CORTA'] === '1' ? '10' : '100';
  const { code } = await runNode(['packages/db/src/kill-rounds.mjs', rounds]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Counts as one test: no measure may differ from SonarQube's, and findings have to reach their targets. */
async function parity(env: Env) {
  // The second one has pages and style sheets.
  const short = ['npm:express@4.21.1', join(root, 'tests/projects/tienda')];
  const packages = env['PRUEBA_CORTA'] === '1' ? short : ['--todos'];
  const { code } = await runNode(['lab/parity.ts', ...packages], { env });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

/** Tests to run over a real database; in the short form only those that use it. */
const overDatabase = (env: Env) =>
  env['PRUEBA_CORTA'] === '1' ? shortDatabaseTests() : ['packages/db', 'apps/api'];

/** What runs against which real servers, the quick ones first. */
export const suites: readonly {
  title: string;
  needs: readonly ServiceName[];
  onlyWhole?: boolean;
  run: (env: Env) => Promise<Tally>;
}[] = [
  {
    title: 'PostgreSQL',
    needs: ['postgres'],
    run: (env) =>
      runVitest('postgres', [...longTimeouts, ...overDatabase(env)], { ...env, PRUEBA_ENTERA: '1' }),
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
    title: 'Correo',
    needs: ['postgres', 'exim'],
    run: (env) => runVitest('mail', [...realConfig, 'tests/real/mail'], env),
  },
  {
    title: 'Cortes de PostgreSQL en plena escritura',
    needs: ['clusters'],
    run: (env) => runVitest('kill-rounds', [...realConfig, 'tests/real/kill-rounds'], env),
  },
  {
    title: 'Fallos de la base de datos',
    needs: ['clusters'],
    run: (env) => runVitest('database-faults', [...realConfig, 'tests/real/database-faults'], env),
  },
  {
    title: 'Base de datos de reserva',
    needs: ['clusters', 'haproxy'],
    run: (env) => runVitest('standby', [...realConfig, 'tests/real/standby'], env),
  },
  {
    title: 'Restauración',
    needs: ['postgres'],
    onlyWhole: true,
    run: (env) => runVitest('restore', [...realConfig, 'tests/real/restore'], env),
  },
  {
    title: 'Disco lleno',
    needs: ['clusters'],
    // Mounts a file system, which only root may.
    onlyWhole: true,
    run: (env) => runVitest('disk-full', [...realConfig, 'tests/real/disk-full'], env),
  },
  {
    title: 'Varios servidores',
    needs: ['clusters', 'haproxy'],
    onlyWhole: true,
    run: (env) => runVitest('scale-out', [...realConfig, 'tests/real/scale-out'], env),
  },
  {
    title: 'Varios servidores con Keycloak',
    needs: ['clusters', 'haproxy', 'keycloak'],
    onlyWhole: true,
    run: (env) => runVitest('several-keycloak', [...realConfig, 'tests/real/several-servers-keycloak'], env),
  },
  {
    title: 'Actualización sin parada',
    needs: ['clusters', 'haproxy'],
    // Takes the earlier version from the repository's history.
    onlyWhole: true,
    run: (env) => runVitest('rolling-upgrade', [...realConfig, 'tests/real/rolling-upgrade'], env),
  },
  {
    title: 'Procesos sin red',
    needs: ['strace'],
    // Some systems do not permit a process to look at another.
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
    run: (env) => runVitest('fuzz', [...realConfig, 'tests/real/fuzz'], { ...env, TEST_DATABASE_URL: '' }),
  },
  {
    title: 'Schemathesis sobre PostgreSQL',
    needs: ['schemathesis', 'postgres'],
    // A quarter of an hour; the short form asks one engine.
    onlyWhole: true,
    run: (env) => runVitest('fuzz-postgres', [...realConfig, 'tests/real/fuzz'], env),
  },
  {
    title: 'Despliegue',
    needs: ['clusters', 'haproxy'],
    run: (env) => runVitest('deploy', [...realConfig, 'tests/real/deploy'], env),
  },
  {
    title: 'Keycloak',
    needs: ['keycloak', 'caddy'],
    run: (env) => runVitest('real', [...realConfig, 'tests/real/keycloak'], env),
  },
  {
    title: 'SonarQube',
    needs: ['sonarqube', 'keycloak', 'postgres'],
    run: (env) => runVitest('sonarqube', [...realConfig, 'tests/real/sonarqube'], env),
  },
  {
    title: 'Unidad de systemd',
    needs: ['systemd'],
    run: (env) => runVitest('systemd', [...realConfig, 'tests/real/systemd'], env),
  },
  {
    title: 'Firefox y Chromium',
    needs: ['firefox'],
    // The short form checks dates and numbers alone: Chromium runs the journeys in tests/e2e.
    run: (env) =>
      runVitest(
        'browsers',
        [...realConfig, `tests/real/browsers${env['PRUEBA_CORTA'] === '1' ? '-wording' : ''}`],
        env,
      ),
  },
  {
    title: 'Contenedor',
    needs: ['imagen'],
    // Base image and build take more than two minutes.
    onlyWhole: true,
    run: (env) => runVitest('container', [...realConfig, 'tests/real/container'], env),
  },
  {
    title: 'Instalación sin conexión',
    needs: [],
    // Downloads every package into a cache of its own.
    onlyWhole: true,
    run: (env) => runVitest('offline', [...realConfig, 'tests/real/offline-install'], env),
  },
  {
    title: 'Paridad',
    needs: ['sonarqube'],
    run: parity,
  },
];
