import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

import { createTokenVerifier } from '../identity/tokens/token-verifier.ts';
import type { Verifier } from '../http/session.ts';

const issuer = 'http://identidad.prueba/realms/mantenible';
const clientId = 'mantenible-web';

/** The people of the tests. */
export const people = {
  ana: { sub: 'sub-ana', name: 'Ana', roles: ['estudiante'] },
  beto: { sub: 'sub-beto', name: 'Beto', roles: ['estudiante'] },
  eva: { sub: 'sub-eva', name: 'Eva', roles: ['estudiante'] },
  dora: { sub: 'sub-dora', name: 'Dora', roles: ['estudiante', 'docente'] },
  omar: { sub: 'sub-omar', name: 'Omar', roles: ['estudiante', 'docente'] },
  /** A token with the role docente alone. */
  soloDocente: { sub: 'sub-dora', name: 'Dora', roles: ['docente'] },
  admin: { sub: 'sub-admin', name: 'Admin', roles: ['estudiante', 'admin'] },
  nadie: { sub: 'sub-nadie', name: 'Nadie', roles: [] },
} as const;
export type Person = keyof typeof people;

/** Signs tokens like the provider, with a test key, and verifies them like the product. */
export interface TestTokens {
  readonly verifier: Verifier;
  sign(person: Person, claims?: JWTPayload): Promise<string>;
}

let made: Promise<TestTokens> | undefined;

/** One key for a whole test file: the generation of RSA keys is slow. */
export function testTokens(): Promise<TestTokens> {
  made ??= makeTokens();
  return made;
}

async function makeTokens(): Promise<TestTokens> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'prueba', alg: 'ES256' }],
  });
  return {
    verifier: createTokenVerifier({ issuer, clientId, keys }),
    sign: (person, claims = {}) => {
      const { sub, name, roles } = people[person];
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        iat: now,
        exp: now + 3600,
        typ: 'Bearer',
        azp: clientId,
        name,
        realm_access: { roles },
        ...claims,
      };
      return new SignJWT({ iss: issuer, sub, ...payload })
        .setProtectedHeader({ alg: 'ES256', kid: 'prueba' })
        .sign(privateKey);
    },
  };
}
