// A worker, run from source.
import { serveInput } from './worker-program.ts';

serveInput();
