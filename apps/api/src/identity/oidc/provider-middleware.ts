import type Provider from 'oidc-provider';

import { PAGE_POLICY } from '../pages/content-policy.ts';
import type { Addresses } from './addresses.ts';
import { wrapRefreshToken } from './refresh-token-shape.ts';

/**
 * Middleware for every answer of the provider: the pages' content policy, no CORS, refresh tokens as JWTs.
 */
export function protect(provider: Provider, addresses: Addresses): void {
  provider.use(async (ctx, next) => {
    ctx.set('Content-Security-Policy', PAGE_POLICY);
    await next();
    if (!addresses.origins.includes(ctx.get('Origin'))) {
      for (const name of Object.keys(ctx.response.headers)) {
        if (name.toLowerCase().startsWith('access-control-')) ctx.remove(name);
      }
    }
    if (hasRefreshToken(ctx.body)) ctx.body.refresh_token = wrapRefreshToken(ctx.body.refresh_token);
  });
}

function hasRefreshToken(body: unknown): body is { refresh_token: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'refresh_token' in body &&
    typeof body.refresh_token === 'string'
  );
}
