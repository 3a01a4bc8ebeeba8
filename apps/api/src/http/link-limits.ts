import { contar } from '@mantenible/wording/contar';

import { addressGroup } from './address-group.ts';
import { HttpProblem } from './http-problem.ts';
import { createWorkBudget } from './work-budget.ts';

/** Openings of an address group a minute, half of them at once: a class of 200 opens a link together. */
const openingsPerMinute = 600;
/** A wrong key counts as so many openings. */
const openingsOfMiss = 20;
/** Bytes of one link a minute, half of them at once. */
const bytesPerMinute = 100 * 1024 * 1024;

/** Limits of links that are opened without a session, of this server alone, beside the work of the address. */
export interface LinkLimits {
  /** Refuses an address group that opened too much. Call it before the key is looked up. */
  readonly admit: (ip: string) => void;
  /** Counts a key that opens nothing. */
  readonly miss: (ip: string) => void;
  /** Refuses a link that was sent too often. */
  readonly admitLink: (id: string) => void;
  readonly sent: (id: string, bytes: number) => void;
}

export function createLinkLimits(): LinkLimits {
  const openings = createWorkBudget({ msPerMinute: openingsPerMinute });
  const bytes = createWorkBudget({ msPerMinute: bytesPerMinute });
  return {
    admit: (ip) => {
      const group = addressGroup(ip);
      refuse(openings.wait(group));
      openings.spend(group, 1);
    },
    miss: (ip) => {
      openings.spend(addressGroup(ip), openingsOfMiss - 1);
    },
    admitLink: (id) => {
      refuse(bytes.wait(id));
    },
    sent: (id, count) => {
      bytes.spend(id, count);
    },
  };
}

function refuse(seconds: number): void {
  if (seconds === 0) return;
  throw new HttpProblem(
    429,
    'demasiadas-peticiones',
    `Se abrieron demasiados enlaces desde su red, o este demasiadas veces. Espere ${contar(seconds, 'segundo', 'segundos')} e inténtelo de nuevo.`,
    { 'Retry-After': String(seconds) },
  );
}
