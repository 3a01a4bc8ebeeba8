import * as base from './051-base.ts';

/** Every migration by name, in the order it is applied; forward-only. */
export const migrations = {
  '051-base': base,
} as const;
