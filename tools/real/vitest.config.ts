import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** Contracts against real servers, whose addresses tools/test-real.ts gives by environment. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['tests/real/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 1,
  },
});
