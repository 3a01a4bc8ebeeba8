import { ApiProblem } from '../api-problem.ts';

/** Specification §9: a token must hold at least this many seconds more. */
export const minimumValidity = 5;
/** Specification §9: longest wait for the session's iframe or the refresh, in milliseconds. */
export const messageTimeout = 10_000;

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

function timeout(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => {
      reject(providerSilent);
    }, milliseconds);
  });
}

/**
 * Gives a token that holds for at least five seconds more. Calls made together share one refresh. A refused refresh
 * throws a 401 `ApiProblem`; a provider that does not answer throws one of status 0, and the session stays.
 */
export function createTokenSource(identity: Refreshable, wait = messageTimeout): () => Promise<string> {
  let refreshing: Promise<string> | null = null;

  async function refresh(): Promise<string> {
    try {
      await Promise.race([identity.updateToken(minimumValidity), timeout(wait)]);
    } catch {
      // keycloak-js drops the token when the provider refuses the refresh (400) and keeps it otherwise.
      throw identity.token === undefined ? sessionExpired : providerSilent;
    }
    if (identity.token === undefined) throw sessionExpired;
    return identity.token;
  }

  return () => {
    refreshing ??= refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };
}
