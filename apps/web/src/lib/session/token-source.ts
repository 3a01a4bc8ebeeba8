import { joined } from '@mantenible/promises/joined';
import { within } from '@mantenible/promises/within';

import { ApiProblem } from '../api-problem.ts';

/** Minimum validity of a token in seconds (requisito: session-constants). */
export const minimumValidity = 5;
/** Timeout of a refresh in milliseconds; the page reports it within 10 s. */
const refreshTimeout = 8_000;

interface Refreshable {
  token?: string;
  updateToken(minValidity?: number): Promise<boolean>;
}

export const sessionExpired = new ApiProblem(401, 'sesion-caducada', 'Su sesión ha caducado');
const providerSilent = new ApiProblem(
  0,
  'sin-proveedor',
  'No se pudo renovar la sesión porque el servicio de identidad no responde. Inténtelo de nuevo.',
);

/** Validity with which keycloak-js refreshes a token in any case. */
const alwaysRefresh = -1;

export interface TokenSource {
  /** A token valid for at least five more seconds. */
  readonly valid: () => Promise<string>;
  /** A new token, for a server whose clock disagrees on the validity of the last one. */
  readonly renewed: () => Promise<string>;
}

/**
 * Functions that give tokens. Concurrent calls share one refresh. A refused refresh throws a 401 `ApiProblem`; a provider
 * that does not answer throws one of status 0, and the session stays.
 */
export function createTokenSource(identity: Refreshable, wait = refreshTimeout): TokenSource {
  async function refresh(validity: number): Promise<string> {
    try {
      await within(wait, identity.updateToken(validity), providerSilent);
    } catch {
      // keycloak-js drops the token when the provider refuses the refresh (400) and keeps it otherwise.
      throw identity.token === undefined ? sessionExpired : providerSilent;
    }
    if (identity.token === undefined) throw sessionExpired;
    return identity.token;
  }

  return {
    valid: joined(() => refresh(minimumValidity)),
    renewed: joined(() => refresh(alwaysRefresh)),
  };
}
