import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { chromiumArgs, findChromium } from './support/chromium.ts';
import {
  inicio,
  origenDe,
  productos,
  puertoDe,
  servidores,
  tokenRepositorio,
  tokenServicio,
  type Producto,
} from './support/product.ts';

// Each worker reads the configuration again: the environment passes on the choices of the first read.
process.env['E2E_CLAVE_ADMIN'] ??= randomBytes(12).toString('base64url');
process.env['E2E_CLAVE_ESTUDIANTE'] ??= randomBytes(12).toString('base64url');
for (const producto of productos) {
  process.env[`E2E_DATOS_${producto}`] ??= temporaryFolder();
  for (const servidor of servidores) process.env[`E2E_${servidor}_${producto}`] ??= String(await freePort());
}

/** Gone when the process that reads the configuration first ends: by then its servers have stopped. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-e2e-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Starts first: it builds what is not built yet. Its content may follow later. */
const demonstration = {
  ...product('demo', { DEMO_REPOSITORY_PORT: puertoDe('demo', 'CODIGO') }),
  command: 'node tools/demo.ts',
  timeout: 240_000,
};

/** Journeys through the built product, each at a desk's width or a telephone's; pictures show both. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: Number(process.env['E2E_WORKERS'] ?? 3),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['../../tools/lib/journeys-reporter.ts'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: inicio('principal'),
    locale: 'es-ES',
    timezoneId: 'America/Guayaquil',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Recording takes a third of the time: a complete run goes without, files run alone have it.
    trace: process.env['E2E_TRAZA'] === undefined ? 'off' : 'retain-on-failure',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { ...(await findChromium()), args: chromiumArgs },
  },
  projects: [
    { name: 'acceso', testMatch: 'acceso.setup.ts' },
    { name: 'recorridos', dependencies: ['acceso'] },
  ],
  webServer: [
    demonstration,
    product('principal', {}),
    product('portada', { IDENTITY_ON_LOAD: 'check-sso' }),
    ...withDoubles('analisis'),
    ...withDoubles('fallos'),
  ],
});

/** The built product in a folder of its own; `settings` make it differ from the first one. */
function product(producto: Producto, settings: Record<string, string>) {
  return {
    command: 'node apps/api/dist/main.js',
    cwd: '../..',
    url: `${inicio(producto)}api/salud/listo`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: {
      PORT: puertoDe(producto, 'PRODUCTO'),
      DATA_DIR: process.env[`E2E_DATOS_${producto}`] ?? '',
      ADMIN_PASSWORD: process.env['E2E_CLAVE_ADMIN'] ?? '',
      ESTUDIANTE_PASSWORD: process.env['E2E_CLAVE_ESTUDIANTE'] ?? '',
      SCAN_ALLOW_LOCAL: '1',
      // All journeys are the same two persons.
      SCAN_PER_HOUR: '1000',
      LIMIT_WRITES: '1000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  };
}

/** A product and the doubles of its scanning service and of the repositories' host. */
function withDoubles(producto: Producto) {
  const doubles = {
    command: 'node tests/doubles/src/main.ts',
    cwd: '../..',
    url: `${origenDe(producto, 'SERVICIO')}/__control`,
    reuseExistingServer: false,
    timeout: 30_000,
    env: {
      DOUBLE_SONARQUBE_PORT: puertoDe(producto, 'SERVICIO'),
      DOUBLE_CODE_HOST_PORT: puertoDe(producto, 'CODIGO'),
      DOUBLE_SONARQUBE_TOKEN: tokenServicio,
      DOUBLE_CODE_HOST_TOKEN: tokenRepositorio,
    },
  };
  const settings = {
    SONAR_HOST_URL: origenDe(producto, 'SERVICIO'),
    SONAR_TOKEN: tokenServicio,
    CODE_HOST_API_URL: origenDe(producto, 'CODIGO'),
  };
  return [doubles, product(producto, settings)];
}

/** A port that is free at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}
