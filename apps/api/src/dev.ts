// The server of `npm run dev`: everything from source. The page is what tools/dev makes of the one it gets from here.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { serve } from './runtime/serve.ts';

await serve(() => ({
  web: fileURLToPath(new URL('../../web', import.meta.url)),
  programs: {
    runner: fileURLToPath(new URL('runner.ts', import.meta.url)),
    worker: createRequire(import.meta.url).resolve('@mantenible/runner/worker-main'),
  },
}));
