import { defineConfig } from 'vitest/config';

import { atOnce } from './tools/lib/at-once.ts';

/** Tests that start programs, servers or git as processes of their own, or read hostile repositories: `npm test -- --procesos`. */
const processes = '**/*.process.test.ts';

/** Unit and API tests, and those of processes; browser journeys have their own configuration in tests/e2e. */
export default defineConfig({
  test: {
    environment: 'node',
    // Guards alone: what a test waits for takes seconds, and longer on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: atOnce(),
    projects: [
      {
        extends: true,
        test: {
          name: 'analyser',
          include: ['packages/analyser/src/**/*.test.ts'],
          // Pure functions, whose compiler and linter take seconds to load: once a worker, not once a file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          // One DOM and one copy of each module a worker; the setup file puts back what a test leaves in them.
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['apps/web/src/testing/entre-pruebas.ts'],
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          // The API's modules are loaded, and an engine is started, once a worker: tests close what they open.
          isolate: false,
          // A test database lives for seconds: optimising its WebAssembly costs more than running it as it is.
          execArgv: ['--liftoff-only'],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/api/src/**/*.test.ts',
            'tests/doubles/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'lab/**/*.test.ts',
          ],
          exclude: ['packages/analyser/**', '**/node_modules/**', processes],
        },
      },
      {
        extends: true,
        test: {
          name: 'procesos',
          execArgv: ['--liftoff-only'],
          include: [processes],
          exclude: ['**/node_modules/**'],
          globalSetup: 'tools/lib/process-tests.setup.ts',
        },
      },
    ],
  },
});
