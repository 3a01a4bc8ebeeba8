import { createRequire } from 'node:module';

/** Path of the built program of the workers, which needs `packages/runner/dist`. */
export const builtWorker = (): string => createRequire(import.meta.url).resolve('@mantenible/runner/worker');
