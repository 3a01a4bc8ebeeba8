import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { importJWK, SignJWT } from 'jose';
import * as z from 'zod/mini';

/** Server whose embedded provider's key stands in its folder. */
interface Issuer {
  readonly base: string;
  readonly dataDir: string;
}

const signingKey = z.looseObject({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() });

/**
 * An access token as the embedded provider makes it, signed with the server's own key and valid for two hours: twenty
 * sign-ins would measure scrypt, and a test lasts longer than a token.
 */
export async function tokenOf({ base, dataDir }: Issuer, sub: string, roles: string[]): Promise<string> {
  const jwk = signingKey.parse(JSON.parse(readFileSync(join(dataDir, 'secretos/oidc-firma.json'), 'utf8')));
  const claims = { typ: 'Bearer', azp: 'mantenible-web', realm_access: { roles }, name: sub };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
    .setIssuer(`${base}/auth/realms/mantenible`)
    .setAudience('mantenible-web')
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime('2h')
    .sign(await importJWK(jwk, 'RS256'));
}
