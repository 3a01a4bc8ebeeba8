import { createHash, randomBytes } from 'node:crypto';

import * as z from 'zod/mini';

import { CLIENT_ID } from '../oidc/addresses.ts';

const tokenSet = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
  expires_in: z.number(),
});
export type TokenSet = z.infer<typeof tokenSet>;

/** A code and the values of its exchange. */
export interface Code {
  readonly code: string;
  readonly verifier: string;
}

/** A browser without scripts: cookies, forms, redirects one at a time, and the calls of keycloak-js. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();
  readonly #address: string;
  readonly base: string;
  readonly oidc: string;

  /** `address` is the client address of its requests (X-Forwarded-For): the test server trusts one proxy. */
  constructor(base: string, address = '127.0.0.1') {
    this.base = base;
    this.#address = address;
    this.oidc = `${base}/auth/realms/mantenible/protocol/openid-connect`;
  }

  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', this.#cookiesFor(new URL(url).pathname));
    headers.set('x-forwarded-for', this.#address);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, { value, path: '/' });
  }

  get(url: string): Promise<Response> {
    return this.request(url, { headers: { accept: 'text/html' } });
  }

  post(
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) {
    return this.request(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', ...headers },
    });
  }

  /** The redirect by which keycloak-js starts a sign-in. */
  authorize(changes: Record<string, string | null> = {}, verifier = randomBytes(72).toString('base64url')) {
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const standard: Record<string, string | null> = {
      client_id: CLIENT_ID,
      redirect_uri: `${this.base}/`,
      state: 'un-estado',
      response_mode: 'fragment',
      response_type: 'code',
      scope: 'openid',
      nonce: 'un-nonce',
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...standard, ...changes })) {
      if (value !== null) params.set(name, value);
    }
    return this.get(`${this.oidc}/auth?${params.toString()}`);
  }

  /** Opens the sign-in form and submits it; returns the answer. */
  async submitSignIn(usuario: string, clave: string): Promise<Response> {
    return this.post(locationOf(await this.authorize()), { usuario, clave });
  }

  /** Signs in up to the code. */
  async signInForCode(usuario: string, clave: string): Promise<Code> {
    const verifier = randomBytes(72).toString('base64url');
    const first = await this.authorize({}, verifier);
    const answer = await this.post(locationOf(first), { usuario, clave });
    return { code: paramOf(await this.get(locationOf(answer)), 'code'), verifier };
  }

  async signIn(usuario: string, clave: string): Promise<TokenSet> {
    return tokensIn(await this.exchange(await this.signInForCode(usuario, clave)));
  }

  exchange({ code, verifier }: Code, changes: Record<string, string> = {}): Promise<Response> {
    return this.#token({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: `${this.base}/`,
      ...changes,
    });
  }

  refresh(refreshToken: string): Promise<Response> {
    return this.#token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  signOut(idToken: string): Promise<Response> {
    const params = {
      client_id: CLIENT_ID,
      post_logout_redirect_uri: `${this.base}/`,
      id_token_hint: idToken,
    };
    return this.get(`${this.oidc}/logout?${new URLSearchParams(params).toString()}`);
  }

  /** Status of keycloak-js's session check for a session id. */
  async sessionCheck(sessionState: string): Promise<number> {
    const params = new URLSearchParams({ client_id: CLIENT_ID, session_state: sessionState });
    return (await this.get(`${this.oidc}/login-status-iframe.html/init?${params.toString()}`)).status;
  }

  #token(fields: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams({ client_id: CLIENT_ID, ...fields });
    return this.request(`${this.oidc}/token`, { method: 'POST', body });
  }

  #cookiesFor(path: string): string {
    const own = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return own.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const path = attributes.find((each) => each.startsWith('path='))?.slice(5) ?? '/';
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}

/** Target of a redirect. */
export function locationOf(response: Response): string {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`no redirect but ${response.status}`);
  return new URL(location, response.url).href;
}

/** A parameter in the fragment of the return address. */
export function paramOf(response: Response, name: string): string {
  const { hash } = new URL(locationOf(response));
  return new URLSearchParams(hash.slice(1)).get(name) ?? `no ${name} in ${hash}`;
}

export async function tokensIn(response: Response): Promise<TokenSet> {
  return tokenSet.parse(await response.json());
}
