import { createHash } from 'node:crypto';
import Provider, { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';

import { isStorable } from '../../http/storable-text.ts';
import type { Clock } from '../identity.types.ts';
import type { OidcRecord, OidcRepository } from './oidc.repository.ts';
import { openerOf } from './opener.ts';
import { unwrapRefreshToken } from './refresh-token-shape.ts';

/** A used refresh token is accepted again for this long: the first answer may have been lost. */
export const GRACE_SECONDS = 10;

/**
 * Most open sign-in forms of one address group, ten for each person of a class of 200, and in all. The oldest go first.
 */
export const OPEN_FORMS = { ofGroup: 2000, inAll: 20_000 } as const;
/** Most sessions of an account, whose browsers stay signed in, and most refresh tokens of one of them, the used ones included. */
export const SIGNED_IN = { sessions: 100, refreshTokens: 200 } as const;
/** The bound in all is looked at once in so many new forms. */
const LOOKED_AT = 100;

// Bearer values: each grants access to its holder, so only their hashes are stored.
const BEARER_MODELS = new Set(['RefreshToken', 'AuthorizationCode']);

/** oidc-provider's storage over the table `oidc`, so that sessions outlive a restart. */
export function oidcAdapter(repository: OidcRepository, now: Clock): AdapterFactory {
  return (modelo) => adapterOf(modelo, repository, now);
}

function adapterOf(modelo: string, repository: OidcRepository, now: Clock): Adapter {
  let opened = 0;
  const boundForms = async (grupo: string) => {
    await repository.removeOldest(modelo, grupo, OPEN_FORMS.ofGroup);
    opened += 1;
    if (opened % LOOKED_AT === 0) await repository.removeOldest(modelo, null, OPEN_FORMS.inAll);
  };
  const bound = (grupo: string): Promise<void> => {
    if (modelo === 'Interaction') return boundForms(grupo);
    return modelo === 'Session'
      ? repository.endOldestSessions(grupo, SIGNED_IN.sessions)
      : repository.removeOldest(modelo, grupo, SIGNED_IN.refreshTokens);
  };
  return {
    upsert: async (id, payload, expiresIn) => {
      const grupo = groupOf(modelo, payload);
      await repository.save(modelo, storedId(modelo, id), {
        contenido: BEARER_MODELS.has(modelo) ? { ...payload, jti: undefined } : payload,
        grantId: BEARER_MODELS.has(modelo) ? (payload.grantId ?? null) : null,
        uid: payload.uid ?? null,
        expira: expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000),
        grupo,
      });
      if (grupo !== null) await bound(grupo);
    },
    find: async (id) => {
      // Ids come from the request, and may contain text that a database cannot store.
      if (!isStorable(id)) return undefined;
      const record = await repository.find(modelo, storedId(modelo, id));
      if (record === null) return undefined;
      const payload = payloadOf(record, modelo, now());
      return BEARER_MODELS.has(modelo) ? { ...payload, jti: unwrapRefreshToken(id) } : payload;
    },
    findByUid: async (uid) => {
      const record = await repository.findByUid(modelo, uid);
      return record === null ? undefined : payloadOf(record, modelo, now());
    },
    // The device flow, which alone needs it, is off.
    findByUserCode: () => Promise.resolve(undefined),
    consume: async (id) => {
      const first = await repository.consume(modelo, storedId(modelo, id), now());
      // Of two concurrent exchanges of one code the second is refused. Refresh tokens have a grace period.
      if (!first && modelo === 'AuthorizationCode') {
        throw new errors.InvalidGrant('authorization code already consumed');
      }
    },
    destroy: (id) => repository.remove(modelo, storedId(modelo, id)),
    revokeByGrantId: (grantId) => repository.removeByGrant(grantId),
  };
}

/** Records of one group are bounded together: forms of an address group, sessions of an account, refresh tokens of a grant. */
function groupOf(modelo: string, { accountId, grantId }: AdapterPayload): string | null {
  switch (modelo) {
    case 'Interaction':
      return openerOf(Provider.ctx?.req);
    case 'Session':
      return accountId ?? null;
    case 'RefreshToken':
      return grantId ?? null;
    default:
      return null;
  }
}

function storedId(modelo: string, id: string): string {
  return BEARER_MODELS.has(modelo)
    ? createHash('sha256').update(unwrapRefreshToken(id)).digest('base64url')
    : id;
}

function payloadOf({ contenido, consumido }: OidcRecord, modelo: string, now: Date): AdapterPayload {
  if (consumido === null) return { ...contenido };
  const seconds = Math.floor((now.getTime() - consumido.getTime()) / 1000);
  const inGrace = modelo === 'RefreshToken' && seconds < GRACE_SECONDS;
  return { ...contenido, ...(!inGrace && { consumed: Math.floor(consumido.getTime() / 1000) }) };
}
