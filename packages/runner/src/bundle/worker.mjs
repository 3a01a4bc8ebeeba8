// `node worker.mjs TASK`: a worker, run from the build.
import { loadWorker } from './load.mjs';

loadWorker(process.argv[2] === 'measure' ? 'measure' : 'all').program.serveInput();
