// seguridad: 56
import { createFaults, faultModes, listen, type FaultMode, type Listening } from '@mantenible/doubles';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { remoteKeys } from './remote-keys.ts';
import { createTokenVerifier } from './token-verifier.ts';

/** Faults of the identity provider's key endpoint, over a real connection (requisito: upstream-faults). */
const faults = createFaults();
let provider: Listening;
let token: string;
let logged: string[];

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' }];
  provider = await listen(
    faults.over((_request, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
    }),
  );
  token = await new SignJWT({ typ: 'Bearer', azp: 'web', realm_access: { roles: ['estudiante'] } })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer(provider.origin)
    .setSubject('sub-ana')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
});
afterAll(() => provider.close());
beforeEach(() => {
  faults.reset();
  faults.clearRequests();
  logged = [];
});

function newVerifier(timeoutMs: number, maxAgeMs?: number) {
  const keys = remoteKeys({
    url: new URL(`${provider.origin}/certs`),
    log: { warn: (...args) => void logged.push(JSON.stringify(args)) },
    timeoutMs,
    ...(maxAgeMs !== undefined && { maxAgeMs }),
  });
  return createTokenVerifier({ issuer: provider.origin, clientId: 'web', keys });
}

const ana = { sub: 'sub-ana', nombre: 'sub-ana', roles: ['estudiante'] };
const unreachable = {
  status: 503,
  codigo: 'identidad-no-disponible',
  message:
    'El servicio de identidad no responde y no se pudo comprobar su sesión. Inténtelo de nuevo en unos minutos.',
};
const broken = faultModes.filter((mode): mode is Exclude<FaultMode, 'ok'> => mode !== 'ok');

describe.each(broken)('a provider that is %s', (mode) => {
  const timeoutMs = ['slow', 'hang'].includes(mode) ? 200 : 5_000;

  it('causes 503 and one request while no key is cached, and recovers without a restart', async () => {
    faults.set(mode);
    const verifier = newVerifier(timeoutMs);
    await expect(verifier.verify(token)).rejects.toMatchObject(unreachable);
    await expect(verifier.verify(token)).rejects.toMatchObject(unreachable);
    expect(faults.requests).toHaveLength(1);
    expect(logged).toHaveLength(1);
    expect(logged.join('')).not.toContain(token);
    faults.reset();
    expect(await newVerifier(5_000).verify(token)).toEqual(ana);
  });

  it('leaves cached keys valid', async () => {
    const verifier = newVerifier(timeoutMs, 0);
    expect(await verifier.verify(token)).toEqual(ana);
    faults.set(mode);
    expect(await verifier.verify(token)).toEqual(ana);
    expect(faults.requests).toHaveLength(2);
  });
});
