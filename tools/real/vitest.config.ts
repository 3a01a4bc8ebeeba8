import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** Contracts against real servers, whose addresses tools/test-real.ts gives by environment. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/real/**/*.test.ts'],
    // A guard alone: their waits end by themselves, by silence and not by the clock.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    maxWorkers: 1,
  },
});
