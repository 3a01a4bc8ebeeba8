import { setTimeout as sleep } from 'node:timers/promises';

import type { IdempotenciaRepository, Peticion, EstadoDeClave } from './idempotency.repository.ts';

/** Pause between two signs of life of a request in progress. */
export const signOfLifeMs = 1000;
/** Pause between two looks at another request's claim. */
const lookMs = 250;
/**
 * Number of looks before the takeover. In all five seconds: less than the page's limit for an answer, and five signs
 * of life.
 */
const looks = 20;

/**
 * Claims the key of a request. While another request has it, waits for that request's answer or next sign of life.
 * Without a sign for five seconds in which the database answered, its server was killed, and the claim is taken
 * over. Clocks of servers are not compared, and a database that hangs does not count as silence.
 */
export async function claimOrWait(
  keys: IdempotenciaRepository,
  peticion: Peticion,
  now: () => Date,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<EstadoDeClave> {
  const first = await keys.claim(peticion, now());
  if (first !== 'en-curso') return first;
  const sign = await keys.latido(peticion);
  for (let look = 0; look < looks; look += 1) {
    await pause(lookMs);
    const state = await keys.claim(peticion, now());
    if (state !== 'en-curso') return state;
    if ((await keys.latido(peticion)) !== sign) return 'en-curso';
  }
  if (sign !== null) await keys.soltarMuda(peticion, sign);
  return keys.claim(peticion, now());
}
