// A worker, run from source or bundled.
import { flushCompileCache } from 'node:module';

import { serveInput } from './worker-program.ts';

// At the end would be too late: workers are killed. No text of a repository has been read yet.
flushCompileCache();
serveInput();
