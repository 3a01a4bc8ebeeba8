// keycloak-js decodes every token it receives as a JWT and fails on others; the provider's refresh tokens
// are opaque.
const part = Buffer.from(JSON.stringify({ typ: 'Refresh' })).toString('base64url');
const PREFIX = `${part}.${part}.`;

/** Wraps a refresh token in the JWT that keycloak-js expects; its only claim is its type. */
export function wrapRefreshToken(token: string): string {
  return PREFIX + token;
}

/** The provider's value of a refresh token, wrapped or not. */
export function unwrapRefreshToken(token: string): string {
  return token.startsWith(PREFIX) ? token.slice(PREFIX.length) : token;
}
