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

/** Runs one step of a sign-in under its name; a bench measures it. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

interface Options {
  /** Password to choose in place of an initial one. */
  readonly chosen?: string;
  readonly step?: Step;
}

/**
 * Signs in through the embedded provider as a browser does (code flow with PKCE) and answers the access token.
 * @param base address under which the product is served
 */
export async function signIn(
  base: string,
  usuario: string,
  clave: string,
  { chosen, step = (_name, work) => work() }: Options = {},
): Promise<string> {
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
  const post = (name: string, url: string, fields: Record<string, string>) =>
    step(name, () => jar.fetch(url, { method: 'POST', body: new URLSearchParams(fields) }));
  const form = location(await step('sign-in form', () => jar.fetch(`${oidc}/auth?${query}`)));
  let next = location(await post('password', form.href, { usuario, clave })).href;
  if (chosen !== undefined)
    next = location(await post('own password', next, { nueva: chosen, repetida: chosen })).href;
  const back = location(await step('redirect', () => jar.fetch(next)));
  const code = new URLSearchParams(back.hash.slice(1)).get('code') ?? '';
  const body = new URLSearchParams({
    ...client,
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
  });
  const answer = await step('token', () => jar.fetch(`${oidc}/token`, { method: 'POST', body }));
  if (!answer.ok) throw new Error(`sign-in failed: ${String(answer.status)} ${await answer.text()}`);
  return tokenSchema.parse(await answer.json()).access_token;
}

/** The token's subject. */
export function subjectOf(token: string) {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return claimsSchema.parse(JSON.parse(claims)).sub;
}
