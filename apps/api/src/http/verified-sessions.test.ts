import type { Persona } from '@mantenible/domain/acceso';
import { UnsecuredJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';

import { cacheVerified } from './verified-sessions.ts';
import type { Verifier } from './session.ts';

let verified: string[];
let clock: number;
beforeEach(() => {
  verified = [];
  clock = Date.parse('2026-03-01T10:00:00Z');
});

const persona: Persona = { sub: 'sub-ana', nombre: 'Ana', roles: ['estudiante'] };
const later = (seconds: number) => (clock += seconds * 1000);

function cachingVerifier(answer: () => Promise<Persona> = () => Promise.resolve(persona)): Verifier {
  const verify = (token: string) => {
    verified.push(token);
    return answer();
  };
  return cacheVerified({ verify }, () => new Date(clock));
}

const token = (seconds: number, sub = 'sub-ana') =>
  new UnsecuredJWT({ sub }).setExpirationTime(clock / 1000 + seconds).encode();

test('a token is verified once in a minute', async () => {
  const verifier = cachingVerifier();
  const one = token(300);
  expect(await verifier.verify(one)).toEqual(persona);
  later(59);
  expect(await verifier.verify(one)).toEqual(persona);
  expect(verified).toEqual([one]);
  later(1);
  await verifier.verify(one);
  expect(verified).toEqual([one, one]);
});

test('an expired token is verified again, also within the cache’s time', async () => {
  const verifier = cachingVerifier();
  const brief = token(10);
  await verifier.verify(brief);
  later(9);
  await verifier.verify(brief);
  expect(verified).toHaveLength(1);
  later(1);
  await verifier.verify(brief);
  expect(verified).toHaveLength(2);
});

test('every other token is verified separately, down to the last letter', async () => {
  const verifier = cachingVerifier();
  const one = token(300);
  await verifier.verify(one);
  await verifier.verify(`${one}A`);
  await verifier.verify(token(300, 'sub-beto'));
  expect(verified).toHaveLength(3);
});

test('a refusal is not cached', async () => {
  const verifier = cachingVerifier(() => Promise.reject(new Error('no')));
  const one = token(300);
  await expect(verifier.verify(one)).rejects.toThrow('no');
  await expect(verifier.verify(one)).rejects.toThrow('no');
  expect(verified).toEqual([one, one]);
});

test('a token without an expiry is not cached', async () => {
  const verifier = cachingVerifier();
  await verifier.verify('ni-siquiera-un-jwt');
  await verifier.verify('ni-siquiera-un-jwt');
  expect(verified).toHaveLength(2);
});

test('the oldest entry is evicted at the cache’s limit', async () => {
  const verifier = cachingVerifier();
  const first = token(300, 'sub-0');
  await verifier.verify(first);
  for (let n = 1; n <= 2000; n += 1) await verifier.verify(token(300, `sub-${n}`));
  await verifier.verify(first);
  expect(verified).toHaveLength(2002);
});
