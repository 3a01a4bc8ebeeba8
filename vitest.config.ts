import { defineConfig } from 'vitest/config';

/** Unit and API tests; browser journeys have their own configuration in tests/e2e. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
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
          name: 'product',
          // A test database lives for seconds: optimising its WebAssembly costs more than running it as it is.
          execArgv: ['--liftoff-only'],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tests/doubles/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['packages/analyser/**', '**/node_modules/**'],
        },
      },
    ],
  },
});
