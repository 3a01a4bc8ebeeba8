import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

import type { SecretStore } from '../identity.types.ts';

const ALGORITHM = 'RS256';
const storedKey = z.looseObject({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() });
const storedKeys = z.array(z.string().check(z.minLength(32)));

type SigningKey = JWK & { readonly kid: string; readonly alg: 'RS256' | 'ES256' };

/** Newest first; older ones are still accepted. */
export interface ProviderSecrets {
  readonly signingKeys: readonly [SigningKey, ...SigningKey[]];
  readonly publicKeys: readonly JWK[];
  readonly cookieKeys: readonly string[];
}

/** The embedded provider's keys in files, created at the first start. */
export async function providerSecrets(secrets: SecretStore): Promise<ProviderSecrets> {
  const signingKey = storedKey.parse(
    JSON.parse(await secrets.readOrCreate('oidc-firma.json', newSigningKey)),
  );
  const cookieKeys = storedKeys.parse(
    JSON.parse(await secrets.readOrCreate('oidc-cookies.json', newCookieKeys)),
  );
  return {
    signingKeys: [{ ...signingKey, alg: ALGORITHM }],
    publicKeys: [publicPart(signingKey)],
    cookieKeys,
  };
}

async function newSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' });
}

function newCookieKeys(): string {
  return JSON.stringify([randomBytes(32).toString('base64url')]);
}

function publicPart({ kty, kid, n, e }: z.infer<typeof storedKey>): JWK {
  return { kty, kid, n, e, alg: ALGORITHM, use: 'sig' };
}
