import { createHash, randomBytes } from 'node:crypto';

/** Cookies by name; the provider's paths do not matter for one sign-in. */
class Jar {
  /** @type {Map<string, string>} */
  #cookies = new Map();

  /**
   * @param {string} url
   * @param {RequestInit} [init]
   */
  async fetch(url, init = {}) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', cookie, ...init.headers };
    const response = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }
}

/** @param {Response} response */
function location(response) {
  const target = response.headers.get('location');
  if (target === null) throw new Error(`no redirect but ${String(response.status)} from ${response.url}`);
  return new URL(target, response.url);
}

/**
 * Signs in through the embedded provider as a browser does (code flow with PKCE) and answers the access token.
 * @param {string} base address under which the product is served
 * @param {string} usuario
 * @param {string} clave
 * @returns {Promise<string>}
 */
export async function signIn(base, usuario, clave) {
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
  const { access_token: token } = await answer.json();
  return token;
}

/** The token's subject. @param {string} token */
export function subjectOf(token) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
}
