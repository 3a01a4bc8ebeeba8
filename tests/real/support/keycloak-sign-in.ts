import { createHash, randomBytes } from 'node:crypto';

import { realmUrl, type Persona } from './keycloak-admin.ts';

/** An address that the realm of deploy/keycloak lets people return to. */
export const returnAddress = 'http://127.0.0.1:4000/mantenible/';

/** What a person and keycloak-js do: sign-in form, code, tokens. `realm` may be a proxy's address of it. */
export async function tokensOf({ usuario, clave }: Persona, realm = realmUrl): Promise<unknown> {
  const verifier = randomBytes(72).toString('base64url');
  const params = new URLSearchParams({
    client_id: 'mantenible-web',
    redirect_uri: returnAddress,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
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
  const body = new URLSearchParams({ username: usuario, password: clave, credentialId: '' });
  const answer = await fetch(action, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
  const code =
    new URLSearchParams(new URL(answer.headers.get('location') ?? '').hash.slice(1)).get('code') ?? '';
  const exchange = {
    grant_type: 'authorization_code',
    code,
    client_id: 'mantenible-web',
    redirect_uri: returnAddress,
    code_verifier: verifier,
  };
  const tokens = await fetch(`${realm}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(exchange),
  });
  return tokens.json();
}

/** A text field of a JSON answer, such as `access_token`. */
export function textIn(json: unknown, name: string): string {
  const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
  if (typeof value !== 'string') throw new Error(`no ${name} in ${JSON.stringify(json)}`);
  return value;
}
