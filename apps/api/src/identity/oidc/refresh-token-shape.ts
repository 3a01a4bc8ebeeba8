// keycloak-js decodes every token it receives as a JWT and fails on others; the provider's refresh tokens are opaque.
const part = Buffer.from(JSON.stringify({ typ: 'Refresh' })).toString('base64url');
const PREFIX = `${part}.${part}.`;

/** A refresh token dressed as the JWT that keycloak-js expects; it says nothing but its kind. */
export function dressRefreshToken(token: string): string {
  return PREFIX + token;
}

/** The provider's own value of a refresh token, dressed or not. */
export function bareRefreshToken(token: string): string {
  return token.startsWith(PREFIX) ? token.slice(PREFIX.length) : token;
}
