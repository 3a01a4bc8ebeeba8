// The server of `npm run dev`, from source. `tools/dev` serves the page and proxies the API to this server.
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
