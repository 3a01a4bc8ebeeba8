import { createECDH, hkdfSync } from 'node:crypto';

import { calculateJwkThumbprint, type JWK } from 'jose';

import type { ProviderSecrets } from './signing-key.ts';

/** Order of the group of P-256 (FIPS 186-5, D.1.2.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 128 bits more than the order, so that the remainder has no bias that matters (FIPS 186-5, A.2.1). */
const scalarBytes = 48;

/**
 * The provider's keys, derived from SECRET_KEY (HKDF-SHA256): servers with the same setting accept each other's tokens and
 * cookies without a shared folder (ADR 0045). The first key signs, all of them verify.
 */
export async function derivedSecrets(masters: readonly [Buffer, ...Buffer[]]): Promise<ProviderSecrets> {
  const [first, ...others] = masters;
  const signing = await signingKeyOf(first);
  const older = await Promise.all(others.map(signingKeyOf));
  return {
    signingKeys: [signing, ...older],
    publicKeys: [signing, ...older].map(({ d: _secret, ...shown }) => shown),
    cookieKeys: masters.map((master) => derive(master, 'oidc-cookies', 32).toString('base64url')),
  };
}

async function signingKeyOf(master: Buffer): Promise<ProviderSecrets['signingKeys'][0]> {
  const seed = BigInt(`0x${derive(master, 'oidc-firma', scalarBytes).toString('hex')}`);
  const scalar = Buffer.from(((seed % (order - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalar);
  // Uncompressed: 0x04, then both coordinates.
  const point = curve.getPublicKey();
  const jwk: JWK = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: scalar.toString('base64url'),
  };
  return { ...jwk, kty: 'EC', kid: await calculateJwkThumbprint(jwk), alg: 'ES256', use: 'sig' };
}

function derive(master: Buffer, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', master, '', `mantenible:${purpose}`, bytes));
}
