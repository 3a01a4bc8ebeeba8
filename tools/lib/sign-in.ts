import { createHash, randomBytes } from 'node:crypto';

import { z } from 'zod';

const tokenSchema = z.object({ access_token: z.string() });
const claimsSchema = z.object({ sub: z.string() });

/** Cookies by name; the provider's paths do not matter for one sign-in. */
class Jar {
  #cookies = new Map<string, string>();

  async fetch(url: string, init: Pick<RequestInit, 'method' | 'body'> = {}) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', cookie };
    const response = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }
}

function location(response: Response) {
  const target = response.headers.get('location');
  if (target === null) throw new Error(`no redirect but ${String(response.status)} from ${response.url}`);
  return new URL(target, response.url);
}

/**
 * Signs in through the embedded provider as a browser does (code flow with PKCE) and answers the access token.
 * @param base address under which the product is served
 */
export async function signIn(base: string, usuario: string, clave: string): Promise<string> {
  const jar = new Jar();
  const oidc = `${base}/auth/realms/mantenible/protocol/openid-connect`;
  const verifier = randomBytes(72).toString('base64url');
  const client = { client_id: 'mantenible-web', redirect_uri: `${base}/` };
  const query = new URLSearchParams({
    ...client,
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid',
    state: 'bench',
    nonce: 'bench',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const form = location(await jar.fetch(`${oidc}/auth?${query}`));
  const sent = await jar.fetch(form.href, { method: 'POST', body: new URLSearchParams({ usuario, clave }) });
  const back = location(await jar.fetch(location(sent).href));
  const code = new URLSearchParams(back.hash.slice(1)).get('code') ?? '';
  const body = new URLSearchParams({
    ...client,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
  });
  const answer = await jar.fetch(`${oidc}/token`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`sign-in failed: ${String(answer.status)} ${await answer.text()}`);
  return tokenSchema.parse(await answer.json()).access_token;
}

/** The token's subject. */
export function subjectOf(token: string) {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return claimsSchema.parse(JSON.parse(claims)).sub;
}
