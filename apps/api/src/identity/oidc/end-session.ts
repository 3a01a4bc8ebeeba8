import type { KoaContextWithOIDC } from 'oidc-provider';

import type { IdentityLog } from '../identity.types.ts';
import { CLIENT_ID, type Addresses } from './addresses.ts';
import type { OidcRepository } from './oidc.repository.ts';

interface Deps {
  readonly addresses: Addresses;
  readonly repository: Pick<OidcRepository, 'removeByGrant'>;
  readonly log: Pick<IdentityLog, 'info'>;
  readonly confirm: (form: string) => string;
}

/**
 * Signs out at once when the request carries the session's own ID token, as keycloak-js sends it. Without
 * it, another site may have sent the request, so the person confirms.
 */
export function endSessionOf(deps: Deps): (ctx: KoaContextWithOIDC, form: string) => Promise<void> {
  return async (ctx, form) => {
    const { session, entities, provider, params } = ctx.oidc;
    const hinted = entities.IdTokenHint?.payload['sub'];
    if (session?.accountId === undefined || hinted !== session.accountId) {
      ctx.type = 'html';
      ctx.body = deps.confirm(form);
      return;
    }
    const grantId = session.grantIdFor(CLIENT_ID);
    if (grantId !== undefined) {
      await deps.repository.removeByGrant(grantId);
      await provider.Grant.adapter.destroy(grantId);
    }
    await session.destroy();
    ctx.cookies.set(provider.cookieName('session'), null, { path: deps.addresses.mount, httpOnly: true });
    deps.log.info({ sub: session.accountId }, 'sign-out');
    // Checked against the registered addresses before this is called.
    const back = params?.['post_logout_redirect_uri'];
    ctx.status = 303;
    ctx.redirect(typeof back === 'string' ? back : deps.addresses.application);
  };
}
