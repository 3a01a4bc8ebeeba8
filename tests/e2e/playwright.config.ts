import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '@mantenible/doubles';
import { defineConfig } from '@playwright/test';

import { chromiumArgs, findChromium } from './support/chromium.ts';
import { inicio, productos, puertoProductos, servidores } from './support/product.ts';

// Each worker reads the configuration again: the environment passes on the choices of the first read.
process.env['E2E_CLAVE_ADMIN'] ??= randomBytes(12).toString('base64url');
process.env['E2E_CLAVE_ESTUDIANTE'] ??= randomBytes(12).toString('base64url');
process.env['E2E_DATOS'] ??= join(tmpdir(), `mantenible-e2e-${randomBytes(6).toString('hex')}`);
process.env['E2E_PRODUCTOS_LISTOS'] ??= String(await freePort());
for (const producto of productos) {
  for (const servidor of servidores) process.env[`E2E_${servidor}_${producto}`] ??= String(await freePort());
}

const guard = 60_000;

const analisisDeAdmin = /(?:mejora|panorama|pasado|puntos-criticos|textos-hostiles-analisis)\.spec\.ts$/u;

/** Journeys through the built product, each at a desk's width or a telephone's; pictures show both. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  workers: Number(process.env['E2E_WORKERS'] ?? 3),
  // Guards against what hangs, far above what a busy machine needs.
  timeout: 900_000,
  expect: { timeout: guard },
  reporter: [
    ['../../tools/lib/journeys-reporter.ts'],
    ['json', { outputFile: '../../test-results/e2e.json' }],
  ],
  use: {
    baseURL: inicio('principal'),
    locale: 'es-ES',
    timezoneId: 'America/Guayaquil',
    actionTimeout: guard,
    navigationTimeout: guard,
    // Recording takes a third of the time: a complete run goes without, files run alone have it.
    trace: process.env['E2E_TRAZA'] === undefined ? 'off' : 'retain-on-failure',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: { ...(await findChromium()), args: chromiumArgs },
  },
  projects: [
    { name: 'acceso', testMatch: 'acceso.setup.ts' },
    { name: 'recorridos', dependencies: ['acceso'], testIgnore: analisisDeAdmin },
    // A person has one analysis at a time, and these are all of one person.
    { name: 'analisis', dependencies: ['acceso'], testMatch: analisisDeAdmin, workers: 1 },
  ],
  webServer: {
    command: 'node products/main.ts',
    url: `http://127.0.0.1:${puertoProductos()}`,
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
