import * as base from './039-base.ts';

/** Every migration by name, in the order it is applied; forward-only. */
export const migrations = {
  '039-base': base,
} as const;
