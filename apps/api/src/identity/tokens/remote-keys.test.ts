// seguridad: 42
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { remoteKeys } from './remote-keys.ts';
import { createTokenVerifier } from './token-verifier.ts';

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
const issuer = 'https://sso.ejemplo/realms/campus';
let first: KeyPair;
let second: KeyPair;
let published: JWK[];
let fetches: number;
let down: boolean;
let warned: number;

beforeAll(async () => {
  first = await generateKeyPair('RS256', { extractable: true });
  second = await generateKeyPair('RS256', { extractable: true });
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T10:00:00Z') });
  published = [await jwk(first, 'k1')];
  [fetches, down, warned] = [0, false, 0];
});
afterEach(() => {
  vi.useRealTimers();
});

async function jwk({ publicKey }: KeyPair, kid: string): Promise<JWK> {
  return { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
}

function token({ privateKey }: KeyPair, kid: string): Promise<string> {
  const claims = { typ: 'Bearer', azp: 'web', realm_access: { roles: [] } };
  const jwt = new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setSubject('sub-ana');
  return jwt.setIssuedAt().setExpirationTime('1h').sign(privateKey);
}

function newVerifier() {
  const keys = remoteKeys({
    url: new URL(`${issuer}/protocol/openid-connect/certs`),
    log: { warn: () => (warned += 1) },
    fetch: () => {
      fetches += 1;
      return down
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(Response.json({ keys: published }));
    },
  });
  return createTokenVerifier({ issuer, clientId: 'web', keys, now: () => new Date() });
}

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const ana = { sub: 'sub-ana', nombre: 'sub-ana', roles: [] };

it('keys are fetched once for many tokens', async () => {
  const verifier = newVerifier();
  for (let time = 0; time < 5; time += 1)
    expect(await verifier.verify(await token(first, 'k1'))).toEqual(ana);
  expect(fetches).toBe(1);
});

it('a new key is accepted after one more fetch, once the pause is over', async () => {
  const verifier = newVerifier();
  await verifier.verify(await token(first, 'k1'));
  published = [await jwk(first, 'k1'), await jwk(second, 'k2')];
  wait(31);
  expect(await verifier.verify(await token(second, 'k2'))).toEqual(ana);
  expect(fetches).toBe(2);
});

it('a thousand unknown key ids cause one fetch in 30 s', async () => {
  const verifier = newVerifier();
  await verifier.verify(await token(first, 'k1'));
  wait(31);
  const jwt = (await token(second, 'k2')).split('.').slice(1).join('.');
  for (let kid = 0; kid < 1000; kid += 1) {
    const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: `k-${kid}` })).toString('base64url');
    await expect(verifier.verify(`${header}.${jwt}`)).rejects.toMatchObject({ status: 401 });
  }
  expect(fetches).toBe(2);
});

it('while the provider is down, cached keys stay valid beyond their age, and requests are limited', async () => {
  const verifier = newVerifier();
  await verifier.verify(await token(first, 'k1'));
  down = true;
  wait(3600);
  for (let time = 0; time < 5; time += 1)
    expect(await verifier.verify(await token(first, 'k1'))).toEqual(ana);
  expect([fetches, warned]).toEqual([2, 1]);
});

it('a withdrawn key is refused after the next fetch', async () => {
  const verifier = newVerifier();
  await verifier.verify(await token(first, 'k1'));
  published = [await jwk(second, 'k2')];
  wait(601);
  await expect(verifier.verify(await token(first, 'k1'))).rejects.toMatchObject({ status: 401 });
});

it('with the provider down from the start it answers 503, and recovers without a restart', async () => {
  down = true;
  const verifier = newVerifier();
  for (let time = 0; time < 3; time += 1) {
    await expect(verifier.verify(await token(first, 'k1'))).rejects.toMatchObject({ status: 503 });
  }
  expect(fetches).toBe(1);
  down = false;
  wait(6);
  expect(await verifier.verify(await token(first, 'k1'))).toEqual(ana);
});
