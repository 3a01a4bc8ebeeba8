import { createRequire } from 'node:module';

/** The built program of the children that analyse; `packages/runner/dist` must be there. */
export const trabajadorConstruido = (): string =>
  createRequire(import.meta.url).resolve('@mantenible/runner/worker');
