import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';

import type { Cuenta, CuentaRepository } from '../cuentas/cuenta.port.ts';
import type { Clock, IdentityLog } from '../identity.types.ts';
import { oidcAdapter } from './adapter.ts';
import { CLIENT_ID, type Addresses } from './addresses.ts';
import { endSessionOf } from './end-session.ts';
import type { OidcRepository } from './oidc.repository.ts';
import { constantAnswers } from './constant-answers.ts';
import { protect } from './provider-middleware.ts';
import type { ProviderSecrets } from './signing-key.ts';

/**
 * Seconds. Access tokens cannot be revoked, so they are short; a sign-in ends after a working day even when
 * in use.
 */
export const TTL = { accessToken: 300, idToken: 300, code: 60, interaction: 1800, session: 36_000 } as const;

/** Paths below the mount, those of Keycloak. */
export const ROUTES = {
  authorization: '/protocol/openid-connect/auth',
  token: '/protocol/openid-connect/token',
  end_session: '/protocol/openid-connect/logout',
  jwks: '/protocol/openid-connect/certs',
  userinfo: '/protocol/openid-connect/userinfo',
} as const;

export interface ProviderPages {
  readonly error: (status: number, code: string) => string;
  readonly confirmSignOut: (form: string) => string;
  readonly signedOut: () => string;
}

export interface ProviderDeps {
  readonly addresses: Addresses;
  readonly secrets: ProviderSecrets;
  readonly repository: OidcRepository;
  readonly cuentas: Pick<CuentaRepository, 'buscar'>;
  readonly pages: ProviderPages;
  readonly log: IdentityLog;
  readonly now: Clock;
}

/** The embedded OpenID provider: one public client, code flow with PKCE S256, no consent. */
export function createProvider(deps: ProviderDeps): Provider {
  const provider = new Provider(deps.addresses.issuer, configurationOf(deps));
  // `mountProvider` has replaced the forwarding headers of the proxy or client.
  provider.proxy = true;
  protect(provider, deps.addresses);
  provider.use(constantAnswers(['/.well-known/openid-configuration', ROUTES.jwks], deps.addresses.origins));
  provider.on('server_error', (_ctx, err) => {
    deps.log.error({ err }, 'identity: the provider failed');
  });
  provider.onerror = (err) => {
    deps.log.error({ err }, 'identity: the provider failed');
  };
  return provider;
}

function configurationOf(deps: ProviderDeps): Configuration {
  const { addresses, secrets, repository, pages, now } = deps;
  return {
    adapter: oidcAdapter(repository, now),
    clients: [clientOf(deps)],
    jwks: { keys: secrets.signingKeys.map((key) => ({ ...key })) },
    cookies: {
      keys: [...secrets.cookieKeys],
      names: { session: 'mantenible_sesion', interaction: 'mantenible_acceso', resume: 'mantenible_vuelta' },
      long: { httpOnly: true, sameSite: 'lax', path: addresses.mount },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    routes: ROUTES,
    scopes: ['openid', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'], sid: null },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    clockTolerance: 5,
    pkce: { required: () => true },
    clientBasedCORS: (_ctx, origin) => addresses.origins.includes(origin),
    allowOmittingSingleRegisteredRedirectUri: false,
    features: featuresOf(deps),
    ttl: lifetimes(now),
    rotateRefreshToken: true,
    issueRefreshToken: () => Promise.resolve(true),
    expiresWithSession: () => Promise.resolve(true),
    loadExistingGrant: grantWithoutConsent,
    findAccount: async (_ctx, sub) => accountOf(await deps.cuentas.buscar(sub)),
    extraTokenClaims: async (_ctx, token) =>
      'accountId' in token
        ? accessClaims(await deps.cuentas.buscar(token.accountId), token.sessionUid)
        : undefined,
    interactions: { url: (_ctx, interaction) => `${addresses.mount}/acceso/${interaction.uid}` },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = pages.error(ctx.status, out.error);
    },
  };
}

function clientOf({ addresses, secrets }: ProviderDeps): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: CLIENT_ID,
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: secrets.signingKeys[0].alg,
    redirect_uris: addresses.pages,
    post_logout_redirect_uris: addresses.pages,
  };
}

function lifetimes(now: Clock): NonNullable<Configuration['ttl']> {
  return {
    AccessToken: TTL.accessToken,
    AuthorizationCode: TTL.code,
    IdToken: TTL.idToken,
    Interaction: TTL.interaction,
    Grant: TTL.session,
    // Absolute: neither a refresh nor another visit extends a sign-in.
    RefreshToken: (ctx) => ctx.oidc.entities.RotatedRefreshToken?.remainingTTL ?? TTL.session,
    Session: (_ctx, session) => sessionSecondsLeft(session.loginTs, now()),
  };
}

function featuresOf({
  addresses,
  pages,
  log,
  repository,
  secrets,
}: ProviderDeps): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: endSessionOf({ addresses, repository, log, confirm: pages.confirmSignOut }),
      postLogoutSuccessSource: (ctx) => {
        ctx.type = 'html';
        ctx.body = pages.signedOut();
      },
    },
    resourceIndicators: {
      enabled: true,
      // Access tokens are JWTs for the API, which verifies them without a request.
      defaultResource: () => addresses.issuer,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: '',
        audience: CLIENT_ID,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: secrets.signingKeys[0].alg } },
      }),
    },
  };
}

function sessionSecondsLeft(loginTs: number | undefined, now: Date): number {
  const since = loginTs === undefined ? 0 : Math.floor(now.getTime() / 1000) - loginTs;
  return Math.max(1, TTL.session - since);
}

/** First-party client: no separate consent. A refresh token's family belongs to the grant. */
async function grantWithoutConsent(ctx: KoaContextWithOIDC) {
  const { session, client, provider } = ctx.oidc;
  if (session?.accountId === undefined || client === undefined) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing?.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email');
  await grant.save();
  return grant;
}

function accountOf(cuenta: Cuenta | null) {
  if (!cuenta?.activa) return undefined;
  const { sub, nombre, usuario, correo } = cuenta;
  const claims = {
    sub,
    name: nombre,
    preferred_username: usuario,
    ...(correo !== null && { email: correo }),
  };
  return { accountId: sub, claims: () => claims };
}

/** Keycloak's claims of an access token that the application reads; roles are read at every issue. */
function accessClaims(cuenta: Cuenta | null, sessionUid: string | undefined) {
  if (cuenta === null) return undefined;
  return {
    typ: 'Bearer',
    azp: CLIENT_ID,
    ...(sessionUid !== undefined && { sid: sessionUid }),
    realm_access: { roles: cuenta.roles },
    preferred_username: cuenta.usuario,
    name: cuenta.nombre,
    // An admin wrote it: the person cannot change it.
    ...(cuenta.correo !== null && { email: cuenta.correo, email_verified: true }),
  };
}
