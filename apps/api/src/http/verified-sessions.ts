import type { Persona } from '@mantenible/domain/acceso';
import { decodeJwt } from 'jose';

import { BoundedMap } from '../bounded-map.ts';
import type { Verifier } from './session.ts';

/** Longest time for which a verification is cached: a key withdrawn meanwhile takes effect after it. */
const memoryMs = 60_000;
const maxTokens = 2000;

interface CachedSession {
  readonly persona: Persona;
  readonly until: number;
}

/**
 * Caches the signature check of a recently verified token; never past its expiry, and refusals are not
 * cached. The whole token is the key, so a changed token is another entry. A new revision of the verifier empties the
 * cache.
 */
export function cacheVerified(verifier: Verifier, now: () => Date): Verifier {
  const cached = new BoundedMap<string, CachedSession>(maxTokens);
  let revision = verifier.revision?.();

  return {
    verify: async (token) => {
      const latest = verifier.revision?.();
      if (latest !== revision) cached.clear();
      revision = latest;
      const known = cached.get(token);
      if (known && now().getTime() < known.until) return known.persona;
      cached.delete(token);
      const persona = await verifier.verify(token);
      const until = Math.min(expiry(token), now().getTime() + memoryMs);
      if (verifier.revision?.() === latest) cached.set(token, { persona, until });
      return persona;
    },
  };
}

/** Expiry of a token in milliseconds; 0 for a token without one. */
function expiry(token: string): number {
  try {
    return (decodeJwt(token).exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}
