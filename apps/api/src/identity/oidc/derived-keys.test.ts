import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { expect, test } from 'vitest';

import { derivedSecrets } from './derived-keys.ts';

const master = (fill: number) => Buffer.alloc(32, fill);

test('equal keys derive equal secrets at every server, and other keys derive others', async () => {
  const [one, same, other] = await Promise.all([
    derivedSecrets([master(1)]),
    derivedSecrets([master(1)]),
    derivedSecrets([master(2)]),
  ]);
  expect(one).toEqual(same);
  expect(one.signingKeys[0].d).not.toBe(other.signingKeys[0].d);
  expect(one.cookieKeys).not.toEqual(other.cookieKeys);
  expect(one.cookieKeys[0]).not.toBe(master(1).toString('base64url'));
});

test('the published keys are public and verify what the signing key signs', async () => {
  const { signingKeys, publicKeys } = await derivedSecrets([master(3)]);
  expect(publicKeys.map((key) => Object.keys(key).toSorted())).toEqual([
    ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'],
  ]);
  const [{ kid, alg }] = signingKeys;
  const token = await new SignJWT({ sub: 'ana' })
    .setProtectedHeader({ alg, kid })
    .sign(await importJWK(signingKeys[0], alg));
  const { payload } = await jwtVerify(token, createLocalJWKSet({ keys: [...publicKeys] }));
  expect(payload.sub).toBe('ana');
});

test('after a change of the key the new one signs and the old one still verifies', async () => {
  const before = await derivedSecrets([master(4)]);
  const after = await derivedSecrets([master(5), master(4)]);
  expect(after.signingKeys[0].kid).not.toBe(before.signingKeys[0].kid);
  expect(after.publicKeys).toContainEqual(before.publicKeys[0]);
  expect(after.cookieKeys).toContain(before.cookieKeys[0]);
});
