import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

import { HttpProblem, sinSesion } from '../../http/http-problem.ts';
import type { Clock, TokenVerifier } from '../identity.types.ts';
import { KeysUnavailable } from './keys-unavailable.ts';
import { personaFrom } from './persona.ts';

/** The only algorithms an access token may be signed with; symmetric ones and `none` never. */
export const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
/** Difference of clocks that expiry and start of validity forgive. */
export const LEEWAY_SECONDS = 5;
// Longer tokens are refused before parsing; access tokens of providers are much shorter.
const MAX_TOKEN_LENGTH = 16_384;

interface Options {
  /** Compared as an exact string. */
  readonly issuer: string;
  /** Must be the audience or the authorized party. */
  readonly clientId: string;
  /** Finds the public key by the header's `kid`; headers that carry or link to keys are ignored. */
  readonly keys: JWTVerifyGetKey;
  readonly now?: Clock;
}

/** Verifies access tokens of one issuer for one client (requisito: access-token-checks). */
export function createTokenVerifier(options: Options): TokenVerifier {
  return {
    verify: async (token) => {
      const payload = await verifiedPayload(token, options);
      const persona = isForUs(payload, options.clientId) ? personaFrom(payload) : null;
      if (persona === null) throw invalidToken();
      return persona;
    },
  };
}

async function verifiedPayload(token: string, options: Options): Promise<JWTPayload> {
  if (token.length > MAX_TOKEN_LENGTH) throw invalidToken();
  try {
    const { payload } = await jwtVerify(token, options.keys, {
      algorithms: ALGORITHMS,
      issuer: options.issuer,
      clockTolerance: LEEWAY_SECONDS,
      requiredClaims: ['exp', 'iat', 'sub'],
      ...(options.now && { currentDate: options.now() }),
    });
    return payload;
  } catch (error) {
    if (error instanceof KeysUnavailable) throw providerUnreachable();
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw invalidToken();
    throw error;
  }
}

/**
 * An access token (`typ: Bearer`, as Keycloak marks it) for this client: ID and refresh tokens are refused.
 */
function isForUs(payload: JWTPayload, clientId: string): boolean {
  const audiences = [payload.aud ?? []].flat();
  return payload['typ'] === 'Bearer' && (payload['azp'] === clientId || audiences.includes(clientId));
}

function invalidToken(): HttpProblem {
  return sinSesion('Su sesión ha caducado o no es válida. Vuelva a iniciar sesión.');
}

function providerUnreachable(): HttpProblem {
  return new HttpProblem(
    503,
    'identidad-no-disponible',
    'El servicio de identidad no responde y no se pudo comprobar su sesión. Inténtelo de nuevo en unos minutos.',
  );
}
