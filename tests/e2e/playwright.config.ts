import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { chromiumArgs, findChromium } from './support/chromium.ts';
import { basePath } from './support/product.ts';

// The configuration is read again in each worker: what the first reading chose goes on by environment.
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_CLAVE_ADMIN'] ??= randomBytes(12).toString('base64url');
process.env['E2E_CLAVE_ESTUDIANTE'] ??= randomBytes(12).toString('base64url');
process.env['E2E_DATOS'] ??= mkdtempSync(join(tmpdir(), 'mantenible-e2e-'));
process.env['E2E_PORT_PORTADA'] ??= String(await freePort());
process.env['E2E_DATOS_PORTADA'] ??= mkdtempSync(join(tmpdir(), 'mantenible-e2e-'));
const origin = `http://127.0.0.1:${process.env['E2E_PORT']}`;

/** Journeys through the built product, at a desk's width and at a telephone's. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: `${origin}${basePath}/`,
    locale: 'es-ES',
    timezoneId: 'America/Guayaquil',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { ...(await findChromium()), args: chromiumArgs },
  },
  projects: [
    { name: 'acceso', testMatch: 'acceso.setup.ts' },
    {
      name: 'escritorio',
      dependencies: ['acceso'],
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'movil',
      // After the desk's: both edit the same criteria.
      dependencies: ['escritorio'],
      grepInvert: /@escritorio/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
  webServer: [
    product(process.env['E2E_PORT'], process.env['E2E_DATOS'], {}),
    product(process.env['E2E_PORT_PORTADA'], process.env['E2E_DATOS_PORTADA'], {
      IDENTITY_ON_LOAD: 'check-sso',
    }),
  ],
});

/** The built product in a folder of its own; `settings` make it differ from the first one. */
function product(port: string, dataDir: string, settings: Record<string, string>) {
  return {
    command: 'node apps/api/dist/main.js',
    cwd: '../..',
    url: `http://127.0.0.1:${port}${basePath}/api/salud/listo`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: process.env['E2E_CLAVE_ADMIN'] ?? '',
      ESTUDIANTE_PASSWORD: process.env['E2E_CLAVE_ESTUDIANTE'] ?? '',
      SCAN_ALLOW_LOCAL: '1',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  };
}

/** A port that nobody holds at this moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return address.port;
}
