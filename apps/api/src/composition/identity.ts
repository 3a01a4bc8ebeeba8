/**
 * Identity: verification of the caller, and sign-in.
 *
 * `createIdentity` gives the one `TokenVerifier` of the API. With `config.keycloak` it verifies that
 * server's tokens and serves no route (`plugin` and `createFirstAccounts` do nothing). Without it, `plugin`
 * serves the embedded OpenID provider in Keycloak's URL layout: `app.register(identity.plugin)` on the
 * root, no prefix; `createFirstAccounts()` creates the first two accounts and returns the text that start-up
 * prints once. `page` goes into the page's configuration.
 */
import { createLocalJWKSet } from 'jose';
import type { Db } from '@mantenible/db';
import type { FastifyPluginAsync } from 'fastify';

import { controlIntentos } from '../identity/cuentas/control-intentos.ts';
import { cuentaRepository } from '../identity/cuentas/cuenta.repository.ts';
import { createFirstAccounts, type CreatedFirstAccounts } from '../identity/cuentas/first-accounts.ts';
import { intentosRepository } from '../identity/cuentas/intentos.repository.ts';
import { reglaIntentos } from '../identity/cuentas/intentos.ts';
import type {
  Clock,
  IdentityConfig,
  IdentityLog,
  SecretStore,
  TokenVerifier,
} from '../identity/identity.types.ts';
import { addressesOf, CLIENT_ID, REALM } from '../identity/oidc/addresses.ts';
import { derivedSecrets } from '../identity/oidc/derived-keys.ts';
import { oidcRepository } from '../identity/oidc/oidc.repository.ts';
import { createProvider } from '../identity/oidc/provider.ts';
import { providerSecrets } from '../identity/oidc/signing-key.ts';
import { problemOf, signedOut } from '../identity/pages/messages.ts';
import { confirmSignOutPage, messagePage } from '../identity/pages/pages.ts';
import { pageContext } from '../identity/pages/parts.ts';
import { identityPlugin } from '../identity/plugin.ts';
import { endedSessionsRepository } from '../identity/tokens/ended-sessions.repository.ts';
import { createEndedSessions, refuseEnded } from '../identity/tokens/ended-sessions.ts';
import { remoteKeys } from '../identity/tokens/remote-keys.ts';
import { createTokenVerifier } from '../identity/tokens/token-verifier.ts';
import { createAuditoria } from '../modules/comun/anotacion.repository.ts';

export type { CreatedFirstAccounts, IdentityConfig, IdentityLog, SecretStore, TokenVerifier };
export { createTokenVerifier };

export interface IdentityDeps {
  readonly config: IdentityConfig;
  readonly db: Db;
  readonly dataDir: string;
  readonly secrets: SecretStore;
  /** Keys of SECRET_KEY, from which the provider's are derived; null for those of `secrets`. */
  readonly masters?: readonly [Buffer, ...Buffer[]] | null;
  readonly log: IdentityLog;
  readonly now?: Clock;
}

export interface Identity {
  readonly verifier: TokenVerifier;
  /** The embedded provider; null with an external one. */
  readonly plugin: FastifyPluginAsync | null;
  readonly createFirstAccounts: () => Promise<CreatedFirstAccounts | null>;
  readonly page: { readonly url: string; readonly realm: string; readonly clientId: string };
}

/** Builds the configured identity part. */
export async function createIdentity(deps: IdentityDeps): Promise<Identity> {
  const { keycloak } = deps.config;
  return keycloak === null ? embeddedIdentity(deps) : externalIdentity(keycloak, deps.log);
}

function externalIdentity(keycloak: NonNullable<IdentityConfig['keycloak']>, log: IdentityLog): Identity {
  const { realm, clientId } = keycloak;
  const url = keycloak.url.replace(/\/$/, '');
  const issuer = `${url}/realms/${encodeURIComponent(realm)}`;
  const keys = remoteKeys({ url: new URL(`${issuer}/protocol/openid-connect/certs`), log });
  return {
    verifier: createTokenVerifier({ issuer, clientId, keys }),
    plugin: null,
    createFirstAccounts: () => Promise.resolve(null),
    page: { url, realm, clientId },
  };
}

async function embeddedIdentity(deps: IdentityDeps): Promise<Identity> {
  const { config, db, dataDir, log, now = () => new Date() } = deps;
  const addresses = addressesOf(config);
  const page = pageContext(addresses);
  const secrets = await (deps.masters ? derivedSecrets(deps.masters) : providerSecrets(deps.secrets));
  const cuentas = cuentaRepository(db, now);
  const intentos = intentosRepository(db, reglaIntentos);
  const oidc = oidcRepository(db);
  const endedSessions = endedSessionsRepository(db);
  const ended = createEndedSessions(endedSessions);
  const ofKeys = createTokenVerifier({
    issuer: addresses.issuer,
    clientId: CLIENT_ID,
    keys: createLocalJWKSet({ keys: [...secrets.publicKeys] }),
    now,
  });
  const verifier = refuseEnded(ofKeys, ended);
  const pages = {
    error: (_status: number, code: string) => {
      const { title, message } = problemOf(code);
      return messagePage(page, title, message);
    },
    confirmSignOut: (form: string) => confirmSignOutPage(page, form),
    signedOut: () => messagePage(page, signedOut.title, signedOut.message),
  };
  const provider = createProvider({ addresses, secrets, repository: oidc, cuentas, pages, log, now });
  return {
    verifier,
    plugin: identityPlugin({
      provider,
      addresses,
      page,
      cuentas,
      intentos,
      control: controlIntentos({ intentos, now }),
      auditoria: createAuditoria(db, now),
      cookieKeys: secrets.cookieKeys,
      oidc,
      ended,
      endedSessions,
      verifier,
      log,
      now,
    }),
    createFirstAccounts: () => createFirstAccounts({ cuentas, dataDir, config }),
    page: { url: `${config.basePath}/auth`, realm: REALM, clientId: CLIENT_ID },
  };
}
