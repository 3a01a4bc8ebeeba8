import { createHash, randomBytes } from 'node:crypto';

import { beforeAll, describe, expect, it } from 'vitest';

import { createIdentity, type TokenVerifier } from '../../apps/api/src/composition/identity.ts';
import {
  keycloakUrl as url,
  KeycloakAdmin,
  realmUrl as realm,
  type Persona,
} from './support/keycloak-admin.ts';

/** A real Keycloak with the realm of deploy/keycloak: its tokens at our verifier, its client at work. */
const home = 'http://127.0.0.1:4000/mantenible/';

let verifier: TokenVerifier;
let admin: KeycloakAdmin;
let ana: Persona;

beforeAll(async () => {
  admin = await KeycloakAdmin.open();
  ana = await admin.addPersona('Ana', ['estudiante']);
  verifier = await newVerifier();
});

function newVerifier(): Promise<TokenVerifier> {
  const config = {
    basePath: '',
    host: '127.0.0.1',
    port: 4000,
    publicUrl: null,
    adminPassword: null,
    estudiantePassword: null,
  };
  const keycloak = { url, realm: 'mantenible', clientId: 'mantenible-web' };
  const unused = () => Promise.reject(new Error('an external provider keeps nothing here'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  // Nothing of the database is touched with an external provider.
  const deps = {
    config: { ...config, keycloak },
    db: undefined as never,
    dataDir: '',
    secrets: { readOrCreate: unused },
    log,
  };
  return createIdentity(deps).then((identity) => identity.verifier);
}

function textIn(json: unknown, name: string): string {
  const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
  if (typeof value !== 'string') throw new Error(`no ${name} in ${JSON.stringify(json)}`);
  return value;
}

/** What a person and keycloak-js do: sign-in form, code, tokens. */
async function signIn(): Promise<unknown> {
  const verifierText = randomBytes(72).toString('base64url');
  const params = new URLSearchParams({
    client_id: 'mantenible-web',
    redirect_uri: home,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: createHash('sha256').update(verifierText).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const form = await fetch(`${realm}/protocol/openid-connect/auth?${params.toString()}`, {
    redirect: 'manual',
  });
  const action =
    /action="(?<action>[^"]+)"/.exec(await form.text())?.groups?.['action']?.replaceAll('&amp;', '&') ?? '';
  const cookie = form.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const body = new URLSearchParams({ username: ana.usuario, password: ana.clave, credentialId: '' });
  const answer = await fetch(action, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
  const code =
    new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1)).get('code') ?? '';
  const exchange = {
    grant_type: 'authorization_code',
    code,
    client_id: 'mantenible-web',
    redirect_uri: home,
    code_verifier: verifierText,
  };
  const tokens = await fetch(`${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(exchange),
  });
  return tokens.json();
}

describe('a real Keycloak', () => {
  it('gives an access token that the API accepts, with subject, name and role', async () => {
    const anySub: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
    const persona = await verifier.verify(textIn(await signIn(), 'access_token'));
    expect(persona).toEqual({ sub: anySub, nombre: 'Ana Pérez', roles: ['estudiante'] });
  });

  it('gives ID and refresh tokens that the API refuses', async () => {
    const tokens = await signIn();
    for (const name of ['id_token', 'refresh_token']) {
      await expect(verifier.verify(textIn(tokens, name))).rejects.toMatchObject({ status: 401 });
    }
  });

  it('signs tokens of its other realms in vain', async () => {
    await expect(verifier.verify(admin.token)).rejects.toMatchObject({ status: 401 });
  });

  it('refuses to start without PKCE, and to return elsewhere', async () => {
    const params = {
      client_id: 'mantenible-web',
      redirect_uri: home,
      response_type: 'code',
      scope: 'openid',
    };
    const start = (changes: object) =>
      fetch(
        `${realm}/protocol/openid-connect/auth?${new URLSearchParams({ ...params, ...changes }).toString()}`,
        { redirect: 'manual' },
      );
    expect((await start({})).headers.get('location')).toContain('error=invalid_request');
    expect((await start({ redirect_uri: `${home}otra` })).status).toBe(400);
  });
});
