// seguridad: 13, 14, 15, 40, 41
import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

import { KeysUnavailable } from './keys-unavailable.ts';
import { createTokenVerifier } from './token-verifier.ts';

const issuer = 'https://identidad.ejemplo/realms/mantenible';
const clientId = 'mantenible-web';
const now = new Date('2026-05-04T10:00:00Z');
const seconds = now.getTime() / 1000;
const claims = {
  iss: issuer,
  sub: 'sub-ana',
  aud: 'account',
  azp: clientId,
  typ: 'Bearer',
  iat: seconds - 10,
  exp: seconds + 300,
  name: 'Ana Pérez',
  preferred_username: 'ana',
  realm_access: { roles: ['estudiante', 'offline_access'] },
};

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;
let ours: KeyPair;
let theirs: KeyPair;
let publicPem: string;

beforeAll(async () => {
  ours = await generateKeyPair('RS256', { extractable: true });
  theirs = await generateKeyPair('RS256', { extractable: true });
  publicPem = await exportSPKI(ours.publicKey);
});

type Claims = Record<string, unknown>;
const reason: unknown = expect.stringContaining('El servicio de identidad no responde');

function token(changes: Claims = {}, header: object = {}, key = ours): Promise<string> {
  const all: Claims = { ...claims, ...changes };
  const payload = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key.privateKey);
}

async function verify(jwt: string) {
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  const keys = createLocalJWKSet({ keys: [jwk] });
  return createTokenVerifier({ issuer, clientId, keys, now: () => now }).verify(jwt);
}

const refused = { status: 401, codigo: 'sin-sesion' };

describe('a valid access token', () => {
  it('identifies its person, with known realm roles only', async () => {
    expect(await verify(await token())).toEqual({
      sub: 'sub-ana',
      nombre: 'Ana Pérez',
      usuario: 'ana',
      roles: ['estudiante'],
    });
  });
  it('is accepted by its audience without an authorized party', async () => {
    expect(await verify(await token({ azp: undefined, aud: ['otra', clientId] }))).toMatchObject({
      sub: 'sub-ana',
    });
  });
  it.each([
    ['user name', { name: undefined }, 'ana'],
    ['user name, the name being blank', { name: ' ' }, 'ana'],
    ['subject', { name: undefined, preferred_username: undefined }, 'sub-ana'],
  ])('falls back to the %s', async (_what, changes, nombre) => {
    expect(await verify(await token(changes))).toMatchObject({ nombre });
  });
});

describe('roles', () => {
  it.each([
    ['resource_access', { realm_access: undefined, resource_access: { x: { roles: ['admin'] } } }],
    ['a string in place of the list', { realm_access: { roles: 'admin' } }],
    ['groups', { realm_access: undefined, groups: ['admin'] }],
    ['a claim of its own', { realm_access: undefined, roles: ['admin'] }],
    ['nested lists', { realm_access: { roles: [['admin']] } }],
    ['other writings', { realm_access: { roles: ['ADMIN', ' admin'] } }],
    ['docente alone', { realm_access: { roles: ['docente', 'offline_access'] } }],
  ])('do not come from %s', async (_what, changes) => {
    expect(await verify(await token(changes))).toMatchObject({ roles: [] });
  });
});

it('docente adds to estudiante', async () => {
  const changes = { realm_access: { roles: ['docente', 'estudiante'] } };
  expect(await verify(await token(changes))).toMatchObject({ roles: ['estudiante', 'docente'] });
});

describe('a token is refused with 401', () => {
  it.each<[string, Claims]>([
    ['the issuer is another realm', { iss: 'https://identidad.ejemplo/realms/otro' }],
    ['the issuer has a trailing slash', { iss: `${issuer}/` }],
    ['neither audience nor party is ours', { azp: 'otra', aud: 'account' }],
    ['there is no audience and no party', { azp: undefined, aud: undefined }],
    ['it is a Keycloak ID token', { typ: 'ID', aud: clientId }],
    ['it is an ID token of the embedded provider', { typ: undefined, aud: clientId }],
    ['it is a refresh token', { typ: 'Refresh' }],
    ['it has no subject', { sub: undefined }],
    ['its subject is empty', { sub: '' }],
    ['it never expires', { exp: undefined }],
    ['it expired 6 s ago', { exp: seconds - 6 }],
    ['it begins in 6 s', { nbf: seconds + 6 }],
  ])('when %s', async (_why, changes) => {
    await expect(verify(await token(changes))).rejects.toMatchObject(refused);
  });

  it.each([
    ['expired 4 s ago', { exp: seconds - 4 }],
    ['begins in 4 s', { nbf: seconds + 4 }],
  ])('but not when it %s', async (_what, changes) => {
    expect(await verify(await token(changes))).toMatchObject({ sub: 'sub-ana' });
  });

  it('when it is unsigned', async () => {
    await expect(verify(new UnsecuredJWT(claims).encode())).rejects.toMatchObject(refused);
  });
  it('when it is signed with our public key as a shared secret', async () => {
    const secret = new TextEncoder().encode(publicPem);
    const jwt = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret);
    await expect(verify(jwt)).rejects.toMatchObject(refused);
  });
  it('when the key id is unknown', async () => {
    await expect(verify(await token({}, { kid: 'k2' }))).rejects.toMatchObject(refused);
  });
  it('when another key signed it under our key id', async () => {
    await expect(verify(await token({}, {}, theirs))).rejects.toMatchObject(refused);
  });
  it.each(['jku', 'x5u'])('when its header %s points to the key that signed it', async (name) => {
    const jwt = await token({}, { [name]: 'http://127.0.0.1:1/jwks.json' }, theirs);
    await expect(verify(jwt)).rejects.toMatchObject(refused);
  });
  it('when its header carries the key that signed it', async () => {
    const jwt = await token({}, { jwk: await exportJWK(theirs.publicKey) }, theirs);
    await expect(verify(jwt)).rejects.toMatchObject(refused);
  });
  it('when its payload was changed after signing', async () => {
    const [header = '', , signature = ''] = (await token()).split('.');
    const payload = Buffer.from(JSON.stringify({ ...claims, realm_access: { roles: ['admin'] } })).toString(
      'base64url',
    );
    await expect(verify(`${header}.${payload}.${signature}`)).rejects.toMatchObject(refused);
  });
  it.each([
    ['empty', ''],
    ['no token at all', 'abc'],
    ['three empty parts', '..'],
    ['20 kB long', 'a'.repeat(20_000)],
  ])('when it is %s', async (_what, jwt) => {
    await expect(verify(jwt)).rejects.toMatchObject(refused);
  });
  it('when it is 20 kB long, although its signature is valid', async () => {
    await expect(verify(await token({ relleno: 'a'.repeat(20_000) }))).rejects.toMatchObject(refused);
  });
});

it('answers 503 with a message for the screen when no key is available', async () => {
  const keys = () => Promise.reject(new KeysUnavailable());
  const verifier = createTokenVerifier({ issuer, clientId, keys });
  await expect(verifier.verify(await token())).rejects.toMatchObject({
    status: 503,
    codigo: 'identidad-no-disponible',
    message: reason,
  });
});
