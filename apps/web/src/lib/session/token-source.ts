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

/**
 * Gives the function that returns a token valid for at least five more seconds. Concurrent calls share one refresh. A
 * refused refresh throws a 401 `ApiProblem`; a provider that does not answer throws one of status 0, and the session
 * stays.
 */
export function createTokenSource(identity: Refreshable, wait = refreshTimeout): () => Promise<string> {
  async function refresh(): Promise<string> {
    try {
      await within(wait, identity.updateToken(minimumValidity), providerSilent);
    } catch {
      // keycloak-js drops the token when the provider refuses the refresh (400) and keeps it otherwise.
      throw identity.token === undefined ? sessionExpired : providerSilent;
    }
    if (identity.token === undefined) throw sessionExpired;
    return identity.token;
  }

  return joined(refresh);
}
