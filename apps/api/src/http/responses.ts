import { problema } from '@mantenible/contracts/comun';
import * as z from 'zod/mini';

/** Refusals that any route can give; documented on each (proof 54). */
const refusals = {
  400: problema,
  401: problema,
  403: problema,
  404: problema,
  409: problema,
  412: problema,
  413: problema,
  414: problema,
  415: problema,
  422: problema,
  429: problema,
  431: problema,
  500: problema,
  503: problema,
  507: problema,
} as const;

type Responses<T> = Omit<typeof refusals, keyof T> & T;

/** A route's answers: its own schemas, and the problem schema for every refusal. */
export function respuestas<const T extends Record<number, unknown>>(own: T): Responses<T> {
  return { ...refusals, ...own };
}

/** The answer of a deletion: 204 without a body. */
export const sinCuerpo = z.undefined();
