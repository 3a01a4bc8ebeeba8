import type { Persona } from '@mantenible/domain/acceso';
import { decodeJwt } from 'jose';

import type { Verifier } from './session.ts';

/** A token that was verified is taken for good this long at most: a key withdrawn meanwhile counts from then on. */
const memoryMs = 60_000;
const maxTokens = 2000;

interface Remembered {
  readonly persona: Persona;
  readonly until: number;
}

/**
 * Spares the signature check of a token that was verified a moment ago; never past its expiry, and refusals are not
 * remembered. The whole token is the key, so a changed one is a new one.
 */
export function rememberVerified(verifier: Verifier, now: () => Date): Verifier {
  const remembered = new Map<string, Remembered>();

  const remember = (token: string, persona: Persona) => {
    const [oldest] = remembered.keys();
    if (remembered.size >= maxTokens && oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, { persona, until: Math.min(expiry(token), now().getTime() + memoryMs) });
  };

  return {
    verify: async (token) => {
      const known = remembered.get(token);
      if (known && now().getTime() < known.until) return known.persona;
      remembered.delete(token);
      const persona = await verifier.verify(token);
      remember(token, persona);
      return persona;
    },
  };
}

/** In milliseconds; 0 when the token does not say. */
function expiry(token: string): number {
  try {
    return (decodeJwt(token).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
