import { textIn, tokensOf } from './keycloak-sign-in.ts';
import type { Persona } from './keycloak-admin.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls of the product's API as one person. */
export interface ApiClient {
  /** The person's subject. */
  readonly sub: string;
  call(method: string, path: string, body?: object): Promise<Answer>;
  /** The same session at another server's address. */
  at(home: string): ApiClient;
}

/** Signs in at Keycloak (or at a proxy's address of its realm) and calls the product served at `home`. */
export async function apiAs(persona: Persona, home: string, realm?: string): Promise<ApiClient> {
  return clientWith(textIn(await tokensOf(persona, realm), 'access_token'), home);
}

function clientWith(token: string, home: string): ApiClient {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const authorization = `Bearer ${token}`;
  return {
    sub: textIn(claims, 'sub'),
    at: (other) => clientWith(token, other),
    call: async (method, path, body) => {
      const response = await fetch(`${home}api${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const parsed: unknown = text === '' ? null : JSON.parse(text);
      return { status: response.status, body: parsed };
    },
  };
}
