import { createLocalJWKSet, createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';

import type { IdentityLog } from '../identity.types.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { KeysUnavailable } from './keys-unavailable.ts';

const TIMEOUT_MS = 5_000;
const MAX_AGE_MS = 10 * 60_000;
/** Limit of the answer, many times larger than the keys of a provider. */
const MAX_BYTES = 1024 * 1024;
/** After a fetch, unknown key ids cause no further one for this long. */
export const COOLDOWN_MS = 30_000;
// Without keys every call is refused, so the retry comes sooner.
const RETRY_WITHOUT_KEYS_MS = 5_000;

interface Options {
  readonly url: URL;
  readonly log: Pick<IdentityLog, 'warn'>;
  readonly fetch?: typeof fetch;
  readonly nowMs?: () => number;
  readonly timeoutMs?: number;
  readonly maxAgeMs?: number;
}

/**
 * An external provider's signing keys: fetched when first needed, again for an unknown key id and every 10
 * minutes. While the provider is down the cached keys stay valid; without cached keys it throws
 * `KeysUnavailable`.
 */
export function remoteKeys({ url, log, nowMs = Date.now, ...options }: Options): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(url, {
    timeoutDuration: options.timeoutMs ?? TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: options.maxAgeMs ?? MAX_AGE_MS,
    [customFetch]: boundedFetch(MAX_BYTES, options.fetch ?? fetch),
  });
  let failedAt = Number.NEGATIVE_INFINITY;

  const lastKnown: JWTVerifyGetKey = (header, token) => {
    const known = remote.jwks();
    if (known === undefined) throw new KeysUnavailable('no signing key of the identity provider is known');
    return createLocalJWKSet(known)(header, token);
  };

  return async (header, token) => {
    const pause = remote.jwks() === undefined ? RETRY_WITHOUT_KEYS_MS : COOLDOWN_MS;
    if (nowMs() - failedAt < pause) return lastKnown(header, token);
    try {
      return await remote(header, token);
    } catch (error) {
      if (isAboutTheToken(error)) throw error;
      failedAt = nowMs();
      log.warn({ url: url.href, err: error }, 'identity provider: keys could not be fetched');
      return lastKnown(header, token);
    }
  };
}

function isAboutTheToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}
