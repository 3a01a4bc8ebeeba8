import { createRequire } from 'node:module';

/** Path of the workers' built program in `packages/runner/dist`; throws when it was not built. */
export const builtWorker = (): string => createRequire(import.meta.url).resolve('@mantenible/runner/worker');
